/**
 * @generated SignedSource<<d317359b04ff1c6a0ad65800ee0c5852>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReleaseState = "archived" | "checking" | "draft" | "live" | "preorder" | "ready" | "scheduled" | "takenDown" | "withdrawn";
export type TrackState = "archived" | "failed" | "processing" | "ready";
export type TransitionReason = "blocked" | "datePast" | "heard" | "noCover" | "noDate" | "noTrack" | "tooLate" | "tracksNotReady" | "wrongState";
import type { FragmentRefs } from "relay-runtime";
export type ReleaseHead_release$data = {
  readonly artistNames: ReadonlyArray<string>;
  readonly coverUrl: string;
  readonly date: string | null | undefined;
  readonly id: string;
  readonly pagePath: string | null | undefined;
  readonly privateFields: {
    readonly problems: ReadonlyArray<{
      readonly count: number;
      readonly reason: TransitionReason;
    }>;
    readonly timezone: string;
    readonly wentLiveAt: string | null | undefined;
  } | null | undefined;
  readonly runningOrder: ReadonlyArray<{
    readonly track: {
      readonly lossless: boolean;
      readonly state: TrackState;
    };
  }>;
  readonly state: ReleaseState;
  readonly title: string;
  readonly trackCount: number;
  readonly type: string;
  readonly version: number;
  readonly versionTitle: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseNowDialog_release" | "useReleaseVerbs_release">;
  readonly " $fragmentType": "ReleaseHead_release";
};
export type ReleaseHead_release$key = {
  readonly " $data"?: ReleaseHead_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseHead_release">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReleaseHead_release",
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
      "name": "artistNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pagePath",
      "storageKey": null
    },
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lossless",
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
          "concreteType": "TransitionProblem",
          "kind": "LinkedField",
          "name": "problems",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReleaseVerbs_release"
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

(node as any).hash = "193ea0173dbb00e96d7778fb3cfcc299";

export default node;
