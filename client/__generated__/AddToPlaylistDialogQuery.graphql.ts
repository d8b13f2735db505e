/**
 * @generated SignedSource<<cbbb67a291b863a93271eb41a4c489de>>
 * @relayHash 6a1ca88d0deb3318e61db78e53eb8567
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8387911259ba63aca54d0c642844e80d06c862091402861e3454a3b2ddb718c

import type { ConcreteRequest } from 'relay-runtime';
export type AddToPlaylistDialogQuery$variables = Record<PropertyKey, never>;
export type AddToPlaylistDialogQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly playlists: ReadonlyArray<{
      readonly coverUrls: ReadonlyArray<string>;
      readonly id: string;
      readonly itemCount: number;
      readonly rule: string | null | undefined;
      readonly title: string;
    }>;
  } | null | undefined;
};
export type AddToPlaylistDialogQuery = {
  response: AddToPlaylistDialogQuery$data;
  variables: AddToPlaylistDialogQuery$variables;
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
        "concreteType": "Playlist",
        "kind": "LinkedField",
        "name": "playlists",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rule",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "coverUrls",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "itemCount",
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
    "name": "AddToPlaylistDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AddToPlaylistDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b8387911259ba63aca54d0c642844e80d06c862091402861e3454a3b2ddb718c",
    "metadata": {},
    "name": "AddToPlaylistDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e7775b5101ea0c52526af43e42c399e4";

export default node;
