/**
 * @generated SignedSource<<2d4fcb1cd298a260b67d2239a17d5653>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReleasePart = "artists" | "cLine" | "cover" | "coverAlt" | "coverAttested" | "date" | "description" | "exportCover" | "genre" | "isrcs" | "label" | "language" | "pLine" | "readyTracks" | "tracks" | "upc";
import type { FragmentRefs } from "relay-runtime";
export type ReleaseGaps_release$data = {
  readonly desk: {
    readonly completeness: number;
    readonly missing: ReadonlyArray<{
      readonly count: number;
      readonly part: ReleasePart;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "ReleaseGaps_release";
};
export type ReleaseGaps_release$key = {
  readonly " $data"?: ReleaseGaps_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseGaps_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReleaseGaps_release",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReleaseDesk",
      "kind": "LinkedField",
      "name": "desk",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "completeness",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MissingPart",
          "kind": "LinkedField",
          "name": "missing",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "part",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "8dff9e98e0986b671b3a0c76b12210f7";

export default node;
