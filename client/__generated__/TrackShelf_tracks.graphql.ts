/**
 * @generated SignedSource<<b7e061fa438e3971a1dc423bc0366207>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrackShelf_tracks$data = ReadonlyArray<{
  readonly artistNames: ReadonlyArray<string>;
  readonly coverUrl: string;
  readonly id: string;
  readonly pagePath: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "TrackShelf_tracks";
}>;
export type TrackShelf_tracks$key = ReadonlyArray<{
  readonly " $data"?: TrackShelf_tracks$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackShelf_tracks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TrackShelf_tracks",
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
      "name": "artistNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pagePath",
      "storageKey": null
    }
  ],
  "type": "Track",
  "abstractKey": null
};

(node as any).hash = "c52c5676914735b81ea44fca7e049869";

export default node;
