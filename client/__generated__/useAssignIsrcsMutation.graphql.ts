/**
 * @generated SignedSource<<5cbb5206ac903febcb910f357cc6a385>>
 * @relayHash 72bf42d1bc2bb14313a459ee70c6ff9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f49dd7d1f8dfe50a87d097c993d3befa56db10a05f857b3ca7660a9ed6104f4

import type { ConcreteRequest } from 'relay-runtime';
export type AssignIsrcsInput = {
  trackIds: ReadonlyArray<string>;
};
export type useAssignIsrcsMutation$variables = {
  input: AssignIsrcsInput;
};
export type useAssignIsrcsMutation$data = {
  readonly assignIsrcs: {
    readonly __typename: "AssignIsrcsPayload";
    readonly tracks: ReadonlyArray<{
      readonly id: string;
      readonly isrc: string | null | undefined;
      readonly version: number;
    }>;
  } | {
    readonly __typename: "IsrcsUsedUp";
    readonly message: string;
  } | {
    readonly __typename: "NoIsrcPrefix";
    readonly message: string;
    readonly settingsPath: string;
  } | {
    readonly __typename: "NotFound";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAssignIsrcsMutation = {
  response: useAssignIsrcsMutation$data;
  variables: useAssignIsrcsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "assignIsrcs",
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
            "concreteType": "Track",
            "kind": "LinkedField",
            "name": "tracks",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isrc",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "AssignIsrcsPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "settingsPath",
            "storageKey": null
          }
        ],
        "type": "NoIsrcPrefix",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "IsrcsUsedUp",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "NotFound",
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
    "name": "useAssignIsrcsMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAssignIsrcsMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4f49dd7d1f8dfe50a87d097c993d3befa56db10a05f857b3ca7660a9ed6104f4",
    "metadata": {},
    "name": "useAssignIsrcsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e548a527eef18308a96407dd612485b";

export default node;
