/**
 * @generated SignedSource<<e1127f0ac62fc2e21c6ee42fe1fb7e83>>
 * @relayHash 289f81fec0c9be00ac49b52fdc915530
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe934dbfda5fa2780cb50ef03a5dfee80979c4b43fe84f025de4ffcfa5934644

import type { ConcreteRequest } from 'relay-runtime';
export type DuplicateReleaseInput = {
  copyId?: string | null | undefined;
  id: string;
};
export type useReleaseVerbsDuplicateMutation$variables = {
  input: DuplicateReleaseInput;
};
export type useReleaseVerbsDuplicateMutation$data = {
  readonly verb: {
    readonly __typename: "DuplicateReleasePayload";
    readonly release: {
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useReleaseVerbsDuplicateMutation = {
  response: useReleaseVerbsDuplicateMutation$data;
  variables: useReleaseVerbsDuplicateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": "verb",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "duplicateRelease",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "release",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "DuplicateReleasePayload",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReleaseVerbsDuplicateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReleaseVerbsDuplicateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fe934dbfda5fa2780cb50ef03a5dfee80979c4b43fe84f025de4ffcfa5934644",
    "metadata": {},
    "name": "useReleaseVerbsDuplicateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "927b676ba3e1a17520371acbd3f8f20f";

export default node;
