/**
 * @generated SignedSource<<ac495dd2728b93b44491bfaeea86336b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlbumSplit = "count" | "length";
import type { FragmentRefs } from "relay-runtime";
export type AlbumSplitCard_release$data = {
  readonly albumSplit: AlbumSplit;
  readonly id: string;
  readonly " $fragmentType": "AlbumSplitCard_release";
};
export type AlbumSplitCard_release$key = {
  readonly " $data"?: AlbumSplitCard_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumSplitCard_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlbumSplitCard_release",
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
      "name": "albumSplit",
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "a3c0fa26eb6ab43cc99b7fee4684c995";

export default node;
