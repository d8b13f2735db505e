/**
 * @generated SignedSource<<1c20582c053d0267a2b4bd581966f703>>
 * @relayHash ef8932065aeed942181df6562648c04d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6004fbbc2f9af58446c603615c78f17cca27a1ca504bb6a2fd34a9159f03450d

import type { ConcreteRequest } from 'relay-runtime';
export type FollowLevel = "everything" | "nothing" | "releases";
export type LibraryScreenQuery$variables = Record<PropertyKey, never>;
export type LibraryScreenQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly library: {
      readonly artists: {
        readonly addedAt: ReadonlyArray<string>;
        readonly avatarUrls: ReadonlyArray<string>;
        readonly ids: ReadonlyArray<string>;
        readonly levels: ReadonlyArray<FollowLevel>;
        readonly names: ReadonlyArray<string>;
        readonly pagePaths: ReadonlyArray<string>;
      };
      readonly releases: {
        readonly addedAt: ReadonlyArray<string>;
        readonly artists: ReadonlyArray<string>;
        readonly coverUrls: ReadonlyArray<string>;
        readonly ids: ReadonlyArray<string>;
        readonly pagePaths: ReadonlyArray<string>;
        readonly titles: ReadonlyArray<string>;
      };
      readonly tracks: {
        readonly addedAt: ReadonlyArray<string>;
        readonly artists: ReadonlyArray<string>;
        readonly coverUrls: ReadonlyArray<string>;
        readonly durations: ReadonlyArray<number>;
        readonly ids: ReadonlyArray<string>;
        readonly pagePaths: ReadonlyArray<string>;
        readonly titles: ReadonlyArray<string>;
      };
    };
  } | null | undefined;
};
export type LibraryScreenQuery = {
  response: LibraryScreenQuery$data;
  variables: LibraryScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ids",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titles",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "artists",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coverUrls",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pagePaths",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addedAt",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
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
        "concreteType": "Library",
        "kind": "LinkedField",
        "name": "library",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LibraryTracks",
            "kind": "LinkedField",
            "name": "tracks",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "durations",
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LibraryReleases",
            "kind": "LinkedField",
            "name": "releases",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LibraryArtists",
            "kind": "LinkedField",
            "name": "artists",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "names",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "avatarUrls",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "levels",
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "name": "LibraryScreenQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LibraryScreenQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "6004fbbc2f9af58446c603615c78f17cca27a1ca504bb6a2fd34a9159f03450d",
    "metadata": {},
    "name": "LibraryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f0ee00f5445350e0324b8de1b34e963a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
