/**
 * @generated SignedSource<<b58b509dde380a05ab17ddc98f689c01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReleasePart = "artists" | "cLine" | "cover" | "coverAlt" | "coverAttested" | "date" | "description" | "exportCover" | "genre" | "isrcs" | "label" | "language" | "pLine" | "readyTracks" | "tracks" | "upc";
import type { FragmentRefs } from "relay-runtime";
export type ReleaseGaps_release$data = {
  readonly privateFields: {
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
      "concreteType": "PrivateReleaseFields",
      "kind": "LinkedField",
      "name": "privateFields",
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

(node as any).hash = "e1beab15ce83cdf6fe2dde81e800b4b1";

export default node;
