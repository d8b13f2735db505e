/**
 * @generated SignedSource<<ff841aed7a291681e7cdd5eec767d624>>
 * @relayHash 7cfffa4558e1535e001d537e070fc16a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a18d89a4113819f7760d85cdcae573aca243279a78e54aff64e9474d60ca6eab

import type { ConcreteRequest } from 'relay-runtime';
export type SavedListQuery$variables = Record<PropertyKey, never>;
export type SavedListQuery$data = {
  readonly viewer: {
    readonly savedSearches: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly query: string;
    }>;
  } | null | undefined;
};
export type SavedListQuery = {
  response: SavedListQuery$data;
  variables: SavedListQuery$variables;
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
  "concreteType": "SavedSearch",
  "kind": "LinkedField",
  "name": "savedSearches",
  "plural": true,
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
      "name": "query",
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
    "name": "SavedListQuery",
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
    "name": "SavedListQuery",
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
    "id": "a18d89a4113819f7760d85cdcae573aca243279a78e54aff64e9474d60ca6eab",
    "metadata": {},
    "name": "SavedListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "538e73998926aa6f4605132e1dc32f1c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
