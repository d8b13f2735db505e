/**
 * @generated SignedSource<<c4065d90b117a19e551c07da13d6a2a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReleaseState = "archived" | "checking" | "draft" | "live" | "preorder" | "ready" | "scheduled" | "takenDown" | "withdrawn";
export type TrackState = "archived" | "failed" | "processing" | "ready";
import type { FragmentRefs } from "relay-runtime";
export type PublicReleaseHead_release$data = {
  readonly artistNames: ReadonlyArray<string>;
  readonly coverAlt: string | null | undefined;
  readonly coverUrl: string;
  readonly currency: string;
  readonly date: string | null | undefined;
  readonly id: string;
  readonly isExplicit: boolean;
  readonly isPriceFixed: boolean;
  readonly isSaved: boolean;
  readonly pagePath: string | null | undefined;
  readonly priceMinor: number | null | undefined;
  readonly privateFields: {
    readonly completeness: number;
  } | null | undefined;
  readonly runningOrder: ReadonlyArray<{
    readonly track: {
      readonly downloadAllowed: boolean;
      readonly id: string;
      readonly lossless: boolean;
      readonly state: TrackState;
    };
  }>;
  readonly smallCoverUrl: string;
  readonly state: ReleaseState;
  readonly title: string;
  readonly type: string;
  readonly versionTitle: string | null | undefined;
  readonly " $fragmentType": "PublicReleaseHead_release";
};
export type PublicReleaseHead_release$key = {
  readonly " $data"?: PublicReleaseHead_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicReleaseHead_release">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "PublicReleaseHead_release",
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
    (v1/*:: as any*/),
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
      "alias": "smallCoverUrl",
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 320
        }
      ],
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": "coverUrl(width:320)"
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
      "kind": "ScalarField",
      "name": "isSaved",
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
            (v1/*:: as any*/),
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

(node as any).hash = "92c85c05fd36e18542f31ca1c0e53748";

export default node;
