/**
 * @generated SignedSource<<00dcefd1c03d2ff9d92a5271c8b4b322>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReleaseState = "archived" | "checking" | "draft" | "live" | "preorder" | "ready" | "scheduled" | "takenDown" | "withdrawn";
import type { FragmentRefs } from "relay-runtime";
export type FaceHead_release$data = {
  readonly artistNames: ReadonlyArray<string>;
  readonly coverAlt: string | null | undefined;
  readonly coverUrl: string;
  readonly currency: string;
  readonly date: string | null | undefined;
  readonly desk: {
    readonly completeness: number;
  } | null | undefined;
  readonly id: string;
  readonly isExplicit: boolean;
  readonly isPriceFixed: boolean;
  readonly pagePath: string | null | undefined;
  readonly priceMinor: number | null | undefined;
  readonly runningOrder: ReadonlyArray<{
    readonly track: {
      readonly downloadAllowed: boolean;
      readonly id: string;
      readonly lossless: boolean;
    };
  }>;
  readonly state: ReleaseState;
  readonly title: string;
  readonly type: string;
  readonly versionTitle: string | null | undefined;
  readonly " $fragmentType": "FaceHead_release";
};
export type FaceHead_release$key = {
  readonly " $data"?: FaceHead_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaceHead_release">;
};

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
  "metadata": null,
  "name": "FaceHead_release",
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
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 1400
        }
      ],
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": "coverUrl(width:1400)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverAlt",
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
      "kind": "ScalarField",
      "name": "priceMinor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPriceFixed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExplicit",
      "storageKey": null
    },
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
        }
      ],
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "downloadAllowed",
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
})();

(node as any).hash = "87bb14d026e7d6e646e811188f4c5fef";

export default node;
