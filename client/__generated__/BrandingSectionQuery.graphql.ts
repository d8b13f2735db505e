/**
 * @generated SignedSource<<673f2ec1bde5f7df43bd6f39d0d8ba32>>
 * @relayHash 76884f4b1d2eb7f238305bda0f698d4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6faa59fbe2b049f47d7088717953ea6ec8a302c4c7670a33a0fe5054d8893c07

import type { ConcreteRequest } from 'relay-runtime';
export type BrandingSectionQuery$variables = Record<PropertyKey, never>;
export type BrandingSectionQuery$data = {
  readonly viewer: {
    readonly workspace: {
      readonly accentColour: {
        readonly chosen: string;
      } | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly tagline: string | null | undefined;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type BrandingSectionQuery = {
  response: BrandingSectionQuery$data;
  variables: BrandingSectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Workspace",
  "kind": "LinkedField",
  "name": "workspace",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccentColour",
      "kind": "LinkedField",
      "name": "accentColour",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chosen",
          "storageKey": null
        }
      ],
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BrandingSectionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BrandingSectionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6faa59fbe2b049f47d7088717953ea6ec8a302c4c7670a33a0fe5054d8893c07",
    "metadata": {},
    "name": "BrandingSectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f76919f6b30cc9d18d38e6fdba5a54e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
