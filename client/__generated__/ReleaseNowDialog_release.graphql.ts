/**
 * @generated SignedSource<<c812cbc2f6d328bba24d9bc190402610>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReleaseAudience = "public" | "unlisted";
export type ReleasePart = "artists" | "cLine" | "cover" | "coverAlt" | "coverAttested" | "date" | "description" | "exportCover" | "genre" | "isrcs" | "label" | "language" | "pLine" | "readyTracks" | "tracks" | "upc";
import type { FragmentRefs } from "relay-runtime";
export type ReleaseNowDialog_release$data = {
  readonly id: string;
  readonly privateFields: {
    readonly audience: ReleaseAudience;
    readonly missing: ReadonlyArray<{
      readonly count: number;
      readonly part: ReleasePart;
    }>;
    readonly wentLiveAt: string | null | undefined;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "ReleaseNowDialog_release";
};
export type ReleaseNowDialog_release$key = {
  readonly " $data"?: ReleaseNowDialog_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseNowDialog_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReleaseNowDialog_release",
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
      "concreteType": "PrivateReleaseFields",
      "kind": "LinkedField",
      "name": "privateFields",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "audience",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wentLiveAt",
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

(node as any).hash = "879f18234c867bb40be17163a8779102";

export default node;
