/**
 * @generated SignedSource<<d7efeca6de1761927680459007238cf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReleasePart = "artists" | "cLine" | "cover" | "coverAlt" | "coverAttested" | "date" | "description" | "exportCover" | "genre" | "isrcs" | "label" | "language" | "pLine" | "readyTracks" | "tracks" | "upc";
export type TrackState = "archived" | "failed" | "processing" | "ready";
import type { FragmentRefs } from "relay-runtime";
export type ReleaseGaps_release$data = {
  readonly privateFields: {
    readonly missing: ReadonlyArray<{
      readonly count: number;
      readonly part: ReleasePart;
    }>;
    readonly readiness: number;
  } | null | undefined;
  readonly runningOrder: ReadonlyArray<{
    readonly track: {
      readonly id: string;
      readonly isrc: string | null | undefined;
      readonly state: TrackState;
      readonly title: string;
    };
  }>;
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
      "concreteType": "ReleaseTrack",
      "kind": "LinkedField",
      "name": "runningOrder",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Track",
          "kind": "LinkedField",
          "name": "track",
          "plural": false,
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
              "name": "isrc",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "readiness",
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

(node as any).hash = "7b6b7e0fa70947ef28bd4a97b72a4b32";

export default node;
