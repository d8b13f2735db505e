/**
 * @generated SignedSource<<3db90b1f03df895c067a1b83c6742053>>
 * @relayHash 12d9f46a982465c1c3a33987f70e9b25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfdc5703b550c78c833f7fb53c41852b23aed23f047e2e48886c95dd2b272a19

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAssetInput = {
  id: string;
};
export type useAssetVerbsDeleteMutation$variables = {
  input: DeleteAssetInput;
};
export type useAssetVerbsDeleteMutation$data = {
  readonly deleteAsset: {
    readonly __typename: "DeleteAssetPayload";
    readonly asset: {
      readonly deletedAt: string | null | undefined;
      readonly id: string;
      readonly revision: number;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAssetVerbsDeleteMutation = {
  response: useAssetVerbsDeleteMutation$data;
  variables: useAssetVerbsDeleteMutation$variables;
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
    "name": "deleteAsset",
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
            "concreteType": "Asset",
            "kind": "LinkedField",
            "name": "asset",
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
                "name": "deletedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "DeleteAssetPayload",
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
    "name": "useAssetVerbsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAssetVerbsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bfdc5703b550c78c833f7fb53c41852b23aed23f047e2e48886c95dd2b272a19",
    "metadata": {},
    "name": "useAssetVerbsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59c7648aa9a4a1efcbbe54e742af7167";

export default node;
