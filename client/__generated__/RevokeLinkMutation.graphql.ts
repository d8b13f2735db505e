/**
 * @generated SignedSource<<f90dfdab56119b186673b13d8298eb60>>
 * @relayHash b85d12dd96cc37a559e319f0ec30a244
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e21fe32c3e1f37c51c226e2c76e7c6a21586672dc6e712b02f653575bdab0f9

import type { ConcreteRequest } from 'relay-runtime';
export type AssetLinkState = "expired" | "open" | "revoked";
export type RevokeAssetLinkInput = {
  id: string;
};
export type RevokeLinkMutation$variables = {
  input: RevokeAssetLinkInput;
};
export type RevokeLinkMutation$data = {
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
export type RevokeLinkMutation = {
  response: RevokeLinkMutation$data;
  variables: RevokeLinkMutation$variables;
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
    "name": "RevokeLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RevokeLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e21fe32c3e1f37c51c226e2c76e7c6a21586672dc6e712b02f653575bdab0f9",
    "metadata": {},
    "name": "RevokeLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d61be38de6a8c76f9b89f2a03d741c7b";

export default node;
