/**
 * @generated SignedSource<<136f904ee5891e00fdefe13d3b10d4ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlaylistVisibility = "private" | "public" | "unlisted";
import type { FragmentRefs } from "relay-runtime";
export type PlaylistHead_playlist$data = {
  readonly coverUrls: ReadonlyArray<string>;
  readonly description: string;
  readonly id: string;
  readonly isOwn: boolean;
  readonly mayFill: boolean;
  readonly ownerName: string | null | undefined;
  readonly ownerPath: string | null | undefined;
  readonly rule: string | null | undefined;
  readonly title: string;
  readonly updatedAt: string;
  readonly visibility: PlaylistVisibility;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsForm_playlist" | "PlaylistMenu_playlist" | "ShareDialog_playlist" | "playlistLines_playlist">;
  readonly " $fragmentType": "PlaylistHead_playlist";
};
export type PlaylistHead_playlist$key = {
  readonly " $data"?: PlaylistHead_playlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaylistHead_playlist">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaylistHead_playlist",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
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
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayFill",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerPath",
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
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "playlistLines_playlist"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsForm_playlist"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlaylistMenu_playlist"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareDialog_playlist"
    }
  ],
  "type": "Playlist",
  "abstractKey": null
};

(node as any).hash = "d34fe325b64b322f71dbf4cac247777a";

export default node;
