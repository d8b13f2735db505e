/**
 * @generated SignedSource<<a8749fe12583d7861537e1d3497203da>>
 * @relayHash df095bbd7603615198c1bc67ce3d7af2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 387a3b2e74bdc1ada47028af06079d2ceed2233f72699c8b2fd931aec02827cf

import type { ConcreteRequest } from 'relay-runtime';
export type AssetAccess = "buyers" | "private" | "public" | "tier";
export type SetAssetAccessInput = {
  access: AssetAccess;
  ids: ReadonlyArray<string>;
};
export type useAssetVerbsAccessMutation$variables = {
  input: SetAssetAccessInput;
};
export type useAssetVerbsAccessMutation$data = {
  readonly setAssetAccess: {
    readonly __typename: "SetAssetAccessPayload";
    readonly assets: ReadonlyArray<{
      readonly access: AssetAccess;
      readonly id: string;
      readonly revision: number;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAssetVerbsAccessMutation = {
  response: useAssetVerbsAccessMutation$data;
  variables: useAssetVerbsAccessMutation$variables;
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
    "name": "setAssetAccess",
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
            "name": "assets",
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
                "name": "access",
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
        "type": "SetAssetAccessPayload",
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
    "name": "useAssetVerbsAccessMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAssetVerbsAccessMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "387a3b2e74bdc1ada47028af06079d2ceed2233f72699c8b2fd931aec02827cf",
    "metadata": {},
    "name": "useAssetVerbsAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "afb84b12c612b0fd821674fcbe13a97b";

export default node;
