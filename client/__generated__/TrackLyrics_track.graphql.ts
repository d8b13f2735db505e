/**
 * @generated SignedSource<<70339beb788f83b5fd50ef763f7a4021>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrackLyrics_track$data = {
  readonly id: string;
  readonly lyrics: {
    readonly plain: string;
    readonly timed: ReadonlyArray<{
      readonly startMs: number;
      readonly text: string;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "TrackLyrics_track";
};
export type TrackLyrics_track$key = {
  readonly " $data"?: TrackLyrics_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackLyrics_track">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackLyrics_track",
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
      "concreteType": "Lyrics",
      "kind": "LinkedField",
      "name": "lyrics",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LyricLine",
          "kind": "LinkedField",
          "name": "timed",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startMs",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Track",
  "abstractKey": null
};

(node as any).hash = "82a27f1788bfe1949dd47f4b8ddb0a54";

export default node;
