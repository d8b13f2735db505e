/**
 * @generated SignedSource<<23a5c81c986dfe6ea6a3c73c1fe8d2dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssetAccess = "buyers" | "private" | "public" | "tier";
export type AssetKind = "acapella" | "booklet" | "contract" | "cover" | "instrumental" | "pressPhoto" | "project" | "sheetMusic" | "stem" | "video";
export type CoverFault = "belowExport" | "notRgb" | "notSquare" | "tooHeavy" | "tooSmall";
export type StemCategory = "backingVocals" | "bass" | "hiHat" | "instrumental" | "kick" | "leadVocals" | "melodicLead" | "other" | "pad" | "percussion" | "sample" | "snare";
import type { FragmentRefs } from "relay-runtime";
export type AssetCard_asset$data = {
  readonly access: AssetAccess;
  readonly altText: string | null | undefined;
  readonly bytes: number;
  readonly coverFaults: ReadonlyArray<CoverFault>;
  readonly deletedAt: string | null | undefined;
  readonly duration: number | null | undefined;
  readonly format: string;
  readonly id: string;
  readonly kind: AssetKind;
  readonly name: string;
  readonly number: number;
  readonly previewUrl: string | null | undefined;
  readonly release: {
    readonly title: string;
  } | null | undefined;
  readonly stemCategory: StemCategory | null | undefined;
  readonly track: {
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AssetMenu_asset">;
  readonly " $fragmentType": "AssetCard_asset";
};
export type AssetCard_asset$key = {
  readonly " $data"?: AssetCard_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetCard_asset">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetCard_asset",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stemCategory",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 320
        }
      ],
      "kind": "ScalarField",
      "name": "previewUrl",
      "storageKey": "previewUrl(width:320)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "altText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "access",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverFaults",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Track",
      "kind": "LinkedField",
      "name": "track",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "release",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssetMenu_asset"
    }
  ],
  "type": "Asset",
  "abstractKey": null
};
})();

(node as any).hash = "6b29e9c0db7cc1805502a55dcd154b35";

export default node;
