/**
 * @generated SignedSource<<db7bd4f4410a76561874cd26c4973d80>>
 * @relayHash 273ea6b3f8d5b08c6dd3bcc8ce540a86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a01b9aa3009a13fc9bb0b7e0a9f2cf2442260809078fa9a31f36ab24c0a10c3d

import type { ConcreteRequest } from 'relay-runtime';
export type OverwrittenChangesQuery$variables = Record<PropertyKey, never>;
export type OverwrittenChangesQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly overwritten: ReadonlyArray<{
      readonly field: string;
      readonly isByViewer: boolean;
      readonly overwrittenAt: string;
      readonly overwrittenBy: string | null | undefined;
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
            "kind": "ScalarField",
            "name": "overwrittenBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isByViewer",
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
    "id": "a01b9aa3009a13fc9bb0b7e0a9f2cf2442260809078fa9a31f36ab24c0a10c3d",
    "metadata": {},
    "name": "OverwrittenChangesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "64830ab826d639b3918f30f2d9bae8c4";

export default node;
