/**
 * @generated SignedSource<<fa313f9384bf8714bac8ccfe2a41da90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MilestoneStatus = "doing" | "done" | "late" | "skipped" | "todo";
export type ReleaseState = "archived" | "checking" | "draft" | "live" | "preorder" | "ready" | "scheduled" | "takenDown" | "withdrawn";
import type { FragmentRefs } from "relay-runtime";
export type usePlanReleases_release$data = ReadonlyArray<{
  readonly artistNames: ReadonlyArray<string>;
  readonly artists: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly coverUrl: string;
  readonly date: string | null | undefined;
  readonly id: string;
  readonly milestones: ReadonlyArray<{
    readonly dueDay: string | null | undefined;
    readonly id: string;
    readonly status: MilestoneStatus;
    readonly title: {
      readonly en: string;
      readonly es: string;
    };
  }> | null | undefined;
  readonly privateFields: {
    readonly preorderFrom: string | null | undefined;
    readonly releaseDay: string | null | undefined;
    readonly releaseTime: string;
    readonly timezone: string;
    readonly wentLiveAt: string | null | undefined;
  } | null | undefined;
  readonly state: ReleaseState;
  readonly title: string;
  readonly version: number;
  readonly versionTitle: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseNowDialog_release">;
  readonly " $fragmentType": "usePlanReleases_release";
}>;
export type usePlanReleases_release$key = ReadonlyArray<{
  readonly " $data"?: usePlanReleases_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePlanReleases_release">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "usePlanReleases_release",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 96
        }
      ],
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": "coverUrl(width:96)"
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
      "concreteType": "Artist",
      "kind": "LinkedField",
      "name": "artists",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
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
          "name": "releaseDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "releaseTime",
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
          "kind": "ScalarField",
          "name": "wentLiveAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "preorderFrom",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Milestone",
      "kind": "LinkedField",
      "name": "milestones",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Words",
          "kind": "LinkedField",
          "name": "title",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "en",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "es",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReleaseNowDialog_release"
    }
  ],
  "type": "Release",
  "abstractKey": null
};
})();

(node as any).hash = "7e668f7aa85af06a47c348d6cc424839";

export default node;
