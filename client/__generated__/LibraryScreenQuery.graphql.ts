/**
 * @generated SignedSource<<e2c72ba6a5db17b76ec9d03ed27fa39b>>
 * @relayHash 0d1cec7eb6e32c8649b588490441adb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c91aedf1216273e0199cad93d44f5ec443e9f1eb5be2c31301d39293c5b687f

import type { ConcreteRequest } from 'relay-runtime';
export type FollowLevel = "everything" | "nothing" | "releases";
export type LibraryScreenQuery$variables = {
  first?: number | null | undefined;
};
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ids",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titles",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "artists",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coverUrls",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pagePaths",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addedAt",
  "storageKey": null
},
v8 = [
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
            "args": (v1/*:: as any*/),
            "concreteType": "LibraryTracks",
            "kind": "LinkedField",
            "name": "tracks",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "durations",
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "LibraryReleases",
            "kind": "LinkedField",
            "name": "releases",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "LibraryArtists",
            "kind": "LinkedField",
            "name": "artists",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LibraryScreenQuery",
    "selections": (v8/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LibraryScreenQuery",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "id": "1c91aedf1216273e0199cad93d44f5ec443e9f1eb5be2c31301d39293c5b687f",
    "metadata": {},
    "name": "LibraryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b27ebd7b82b36db5e45c29c20e5478d7";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
