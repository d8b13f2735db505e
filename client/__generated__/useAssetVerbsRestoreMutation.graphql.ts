/**
 * @generated SignedSource<<e5315f0dc81b4d77a163f0dd266d1c28>>
 * @relayHash d8aeb266f1457fa3bc58a80bf4011a93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47ad61085dc50d133799e0f1c41da54e0a1bdbc390ce4ad59aed12e13fc3bfc2

import type { ConcreteRequest } from 'relay-runtime';
export type RestoreAssetInput = {
  id: string;
};
export type useAssetVerbsRestoreMutation$variables = {
  input: RestoreAssetInput;
};
export type useAssetVerbsRestoreMutation$data = {
  readonly restoreAsset: {
    readonly __typename: "RestoreAssetPayload";
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
export type useAssetVerbsRestoreMutation = {
  response: useAssetVerbsRestoreMutation$data;
  variables: useAssetVerbsRestoreMutation$variables;
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
    "name": "restoreAsset",
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
        "type": "RestoreAssetPayload",
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
    "name": "useAssetVerbsRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAssetVerbsRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "47ad61085dc50d133799e0f1c41da54e0a1bdbc390ce4ad59aed12e13fc3bfc2",
    "metadata": {},
    "name": "useAssetVerbsRestoreMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df690defe098e5fcade599518b752c70";

export default node;
