/**
 * @generated SignedSource<<e8f2b0925ae851c5c9bea434afc636dd>>
 * @relayHash 45c814a4bc80077800e461e17fd002d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89f7fc03522811f1537a1c4d503c99a61c966572ff9ed0ecb934cab3dabcb0dc

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
        readonly currency: string;
        readonly id: string;
        readonly title: string;
      } | null | undefined;
      readonly track: {
        readonly currency: string;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v3 = [
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
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "release",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Playlist",
            "kind": "LinkedField",
            "name": "playlist",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
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
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OverwrittenChangesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "89f7fc03522811f1537a1c4d503c99a61c966572ff9ed0ecb934cab3dabcb0dc",
    "metadata": {},
    "name": "OverwrittenChangesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f0a7dac3ac3128149c0c3e8e24262a3c";

export default node;
