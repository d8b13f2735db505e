/**
 * @generated SignedSource<<a23b6b2e037928773d0736834e88e35a>>
 * @relayHash 330db95a98060ed5b1f554b51081c9b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a8eaa84ec7f02a6b3ccc8d4b201fd5d6d270fb0d612b2255f7311761cbab03d

import type { ConcreteRequest } from 'relay-runtime';
export type askDevicesQuery$variables = Record<PropertyKey, never>;
export type askDevicesQuery$data = {
  readonly viewer: {
    readonly playQueue: {
      readonly currentId: string | null | undefined;
      readonly device: {
        readonly browser: string | null | undefined;
        readonly id: string;
        readonly system: string | null | undefined;
      };
      readonly isPlaying: boolean;
      readonly positionMs: number;
      readonly trackIds: ReadonlyArray<string>;
    } | null | undefined;
  } | null | undefined;
};
export type askDevicesQuery = {
  response: askDevicesQuery$data;
  variables: askDevicesQuery$variables;
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
  "concreteType": "PlayQueue",
  "kind": "LinkedField",
  "name": "playQueue",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlayDevice",
      "kind": "LinkedField",
      "name": "device",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "browser",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "system",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "positionMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPlaying",
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
    "name": "askDevicesQuery",
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
    "name": "askDevicesQuery",
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
    "id": "7a8eaa84ec7f02a6b3ccc8d4b201fd5d6d270fb0d612b2255f7311761cbab03d",
    "metadata": {},
    "name": "askDevicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51ee0bcf6724ef8e3073a5ed8fe951c7";

export default node;
