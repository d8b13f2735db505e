/**
 * @generated SignedSource<<44eda3caa04a45ae97c27224421a1230>>
 * @relayHash 8bac9f474b18343992091a80dd17b74b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdf0c066e8d763b17aaa087cfe8be1044aedeeb90e67b3d9b07ebfc3a56ddeb3

import type { ConcreteRequest } from 'relay-runtime';
export type AssetLinkState = "expired" | "open" | "revoked";
export type RevokeListeningLinkInput = {
  id: string;
};
export type ListeningLinksRevokeMutation$variables = {
  input: RevokeListeningLinkInput;
};
export type ListeningLinksRevokeMutation$data = {
  readonly revokeListeningLink: {
    readonly __typename: "RevokeListeningLinkPayload";
    readonly link: {
      readonly id: string;
      readonly state: AssetLinkState;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ListeningLinksRevokeMutation = {
  response: ListeningLinksRevokeMutation$data;
  variables: ListeningLinksRevokeMutation$variables;
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
    "name": "revokeListeningLink",
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
            "concreteType": "ListeningLink",
            "kind": "LinkedField",
            "name": "link",
            "plural": false,
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
                "name": "state",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "RevokeListeningLinkPayload",
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
    "name": "ListeningLinksRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ListeningLinksRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bdf0c066e8d763b17aaa087cfe8be1044aedeeb90e67b3d9b07ebfc3a56ddeb3",
    "metadata": {},
    "name": "ListeningLinksRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f6f92efb0e66c4f346f0be78d000b401";

export default node;
