/**
 * @generated SignedSource<<a8365de96a70f91826c4d1f411f6bc32>>
 * @relayHash e9c4ae81be99497588f053fb3971ca5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e7e18c9aa399a29d3d687c72197cde4e50f7878e0c91f58388b110207331d14

import type { ConcreteRequest } from 'relay-runtime';
export type OverwrittenChangesQuery$variables = Record<PropertyKey, never>;
export type OverwrittenChangesQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly overwritten: ReadonlyArray<{
      readonly field: string;
      readonly overwrittenAt: string;
      readonly playlist: {
        readonly id: string;
        readonly title: string;
      } | null | undefined;
      readonly release: {
        readonly id: string;
        readonly title: string;
      } | null | undefined;
      readonly track: {
        readonly id: string;
        readonly title: string;
      } | null | undefined;
      readonly value: string;
      readonly valueId: string;
    }>;
  } | null | undefined;
};
export type OverwrittenChangesQuery = {
  response: OverwrittenChangesQuery$data;
  variables: OverwrittenChangesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "OverwrittenValue",
        "kind": "LinkedField",
        "name": "overwritten",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "valueId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "overwrittenAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Track",
            "kind": "LinkedField",
            "name": "track",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "release",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Playlist",
            "kind": "LinkedField",
            "name": "playlist",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OverwrittenChangesQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OverwrittenChangesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8e7e18c9aa399a29d3d687c72197cde4e50f7878e0c91f58388b110207331d14",
    "metadata": {},
    "name": "OverwrittenChangesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1ff7916a286e5981f294a3fa9897581b";

export default node;
