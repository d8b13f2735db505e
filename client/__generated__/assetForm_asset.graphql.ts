/**
 * @generated SignedSource<<341356f77ef2042019499ecdb03d2bf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AssetKind = "acapella" | "booklet" | "contract" | "cover" | "instrumental" | "pressPhoto" | "project" | "sheetMusic" | "stem" | "video";
export type Licence = "all_rights_reserved" | "cc0_1_0" | "cc_by_4_0" | "cc_by_nc_4_0" | "cc_by_nc_nd_4_0" | "cc_by_nc_sa_4_0" | "cc_by_nd_4_0" | "cc_by_sa_4_0";
export type StemCategory = "backingVocals" | "bass" | "hiHat" | "instrumental" | "kick" | "leadVocals" | "melodicLead" | "other" | "pad" | "percussion" | "sample" | "snare";
import type { FragmentRefs } from "relay-runtime";
export type assetForm_asset$data = {
  readonly altText: string | null | undefined;
  readonly kind: AssetKind;
  readonly licence: Licence;
  readonly licenceText: string | null | undefined;
  readonly name: string;
  readonly release: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly revision: number;
  readonly stemCategory: StemCategory | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly track: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "assetForm_asset";
};
export type assetForm_asset$key = {
  readonly " $data"?: assetForm_asset$data;
  readonly " $fragmentSpreads": FragmentRefs<"assetForm_asset">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "assetForm_asset"
};

(node as any).hash = "73713214dc968c491eb58ad615f05b01";

export default node;
