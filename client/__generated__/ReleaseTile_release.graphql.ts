/**
 * @generated SignedSource<<01df019faacf9fecf9da9e3ce3acc797>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReleasePart = "artists" | "cLine" | "cover" | "coverAlt" | "coverAttested" | "date" | "description" | "exportCover" | "genre" | "isrcs" | "label" | "language" | "pLine" | "readyTracks" | "tracks" | "upc";
export type ReleaseState = "archived" | "checking" | "draft" | "live" | "preorder" | "ready" | "scheduled" | "takenDown" | "withdrawn";
import type { FragmentRefs } from "relay-runtime";
export type ReleaseTile_release$data = {
  readonly artistNames: ReadonlyArray<string>;
  readonly coverUrl: string;
  readonly date: string | null | undefined;
  readonly id: string;
  readonly privateFields: {
    readonly missing: ReadonlyArray<{
      readonly count: number;
      readonly part: ReleasePart;
    }>;
    readonly readiness: number;
    readonly timezone: string;
  } | null | undefined;
  readonly state: ReleaseState;
  readonly title: string;
  readonly trackCount: number;
  readonly type: string;
  readonly versionTitle: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PlanLink_release">;
  readonly " $fragmentType": "ReleaseTile_release";
};
export type ReleaseTile_release$key = {
  readonly " $data"?: ReleaseTile_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseTile_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReleaseTile_release",
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
      "name": "versionTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
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
      "name": "trackCount",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanLink_release"
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
          "kind": "ScalarField",
          "name": "timezone",
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

(node as any).hash = "c35ee6b25aaf013f311245bfe2f513be";

export default node;
