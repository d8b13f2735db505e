/**
 * @generated SignedSource<<4a7fa03c9a3dcaf95de877041ac4d4f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaylistTracks_playlist$data = {
  readonly id: string;
  readonly mayFill: boolean;
  readonly rule: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"playlistLines_playlist">;
  readonly " $fragmentType": "PlaylistTracks_playlist";
};
export type PlaylistTracks_playlist$key = {
  readonly " $data"?: PlaylistTracks_playlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaylistTracks_playlist">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaylistTracks_playlist",
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
      "name": "rule",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "playlistLines_playlist"
    }
  ],
  "type": "Playlist",
  "abstractKey": null
};

(node as any).hash = "716c3b4eeb9eee7c53412f0086a0ef5b";

export default node;
