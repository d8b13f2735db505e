/**
 * @generated SignedSource<<cb4fba352705e57ae5aa441c04588e61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaylistMenu_playlist$data = {
  readonly id: string;
  readonly isOwn: boolean;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"playlistLines_playlist">;
  readonly " $fragmentType": "PlaylistMenu_playlist";
};
export type PlaylistMenu_playlist$key = {
  readonly " $data"?: PlaylistMenu_playlist$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaylistMenu_playlist">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaylistMenu_playlist",
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
      "name": "isOwn",
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

(node as any).hash = "787b2e31390e66fd5def01098c16a37c";

export default node;
