/**
 * @generated SignedSource<<8f825b4398c90605486e781c1bb0bbc8>>
 * @relayHash b1ce5b87ac55b24a13177ea393130616
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d86bada823f9d8a356ebf5057543e92cc3f65849de1134fe96eba7dabf3aa50

import type { ConcreteRequest } from 'relay-runtime';
export type AssetLinkState = "expired" | "open" | "revoked";
export type RevokeAssetLinkInput = {
  id: string;
};
export type AssetLinksRevokeMutation$variables = {
  input: RevokeAssetLinkInput;
};
export type AssetLinksRevokeMutation$data = {
  readonly revokeAssetLink: {
    readonly __typename: "RevokeAssetLinkPayload";
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
export type AssetLinksRevokeMutation = {
  response: AssetLinksRevokeMutation$data;
  variables: AssetLinksRevokeMutation$variables;
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
    "name": "revokeAssetLink",
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
            "concreteType": "AssetLink",
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
        "type": "RevokeAssetLinkPayload",
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
    "name": "AssetLinksRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AssetLinksRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4d86bada823f9d8a356ebf5057543e92cc3f65849de1134fe96eba7dabf3aa50",
    "metadata": {},
    "name": "AssetLinksRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60ba480167036ff1e3f7b76ccd33e17a";

export default node;
