/**
 * @generated SignedSource<<78e8d5e240b912a2604516af8b67ce22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlaylistVisibility = "private" | "public" | "unlisted";
import type { FragmentRefs } from "relay-runtime";
export type PlaylistTile_playlist$data = {
  readonly coverUrls: ReadonlyArray<string>;
  readonly folder: string | null | undefined;
  readonly id: string;
  readonly isOwn: boolean;
  readonly itemCount: number;
  readonly ownerName: string | null | undefined;
  readonly path: string;
  readonly rule: string | null | undefined;
  readonly title: string;
  readonly visibility: PlaylistVisibility;
  readonly " $fragmentType": "PlaylistTile_playlist";
};
export type PlaylistTile_playlist$key = {
  readonly " $data"?: PlaylistTile_playlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaylistTile_playlist">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaylistTile_playlist",
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
      "name": "path",
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
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "folder",
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
      "name": "ownerName",
      "storageKey": null
    }
  ],
  "type": "Playlist",
  "abstractKey": null
};

(node as any).hash = "c3339df8280a0c9b3f33c9f3f039a067";

export default node;
