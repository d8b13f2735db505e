/**
 * @generated SignedSource<<2d4ac4aee3ceb88550740acfaa1a31a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type playlistLines_playlist$data = {
  readonly coverUrls: ReadonlyArray<string>;
  readonly id: string;
  readonly itemCount: number;
  readonly items: {
    readonly addedAt: ReadonlyArray<string>;
    readonly addedBy: ReadonlyArray<string>;
    readonly artists: ReadonlyArray<string>;
    readonly available: ReadonlyArray<boolean>;
    readonly coverUrls: ReadonlyArray<string>;
    readonly durations: ReadonlyArray<number>;
    readonly ids: ReadonlyArray<string>;
    readonly isrcs: ReadonlyArray<string>;
    readonly pagePaths: ReadonlyArray<string>;
    readonly titles: ReadonlyArray<string>;
    readonly trackIds: ReadonlyArray<string>;
  };
  readonly updatedAt: string;
  readonly version: number;
  readonly " $fragmentType": "playlistLines_playlist";
};
export type playlistLines_playlist$key = {
  readonly " $data"?: playlistLines_playlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"playlistLines_playlist">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coverUrls",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "playlistLines_playlist",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemCount",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PlaylistItems",
      "kind": "LinkedField",
      "name": "items",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ids",
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
          "name": "available",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "titles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "artists",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isrcs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durations",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pagePaths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Playlist",
  "abstractKey": null
};
})();

(node as any).hash = "0e751ba56735404f90ad841e02f5bf87";

export default node;
