/**
 * @generated SignedSource<<e6abbbf711fa59b2c3af5d59f385930c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AiShare = "assisted" | "generated" | "none";
export type Explicitness = "clean" | "explicit" | "none";
export type Visibility = "private" | "public" | "unlisted";
import type { FragmentRefs } from "relay-runtime";
export type sheetTrack_track$data = {
  readonly aiDisclosure: {
    readonly composition: AiShare;
    readonly instrumentation: AiShare;
    readonly lyrics: AiShare;
    readonly postProduction: AiShare;
    readonly vocals: AiShare;
  } | null | undefined;
  readonly artistNames: ReadonlyArray<string>;
  readonly bpm: number | null | undefined;
  readonly coverLicence: string | null | undefined;
  readonly creditsText: string | null | undefined;
  readonly currency: string;
  readonly downloadAllowed: boolean;
  readonly explicit: Explicitness | null | undefined;
  readonly furtherMoods: ReadonlyArray<string>;
  readonly genre: string | null | undefined;
  readonly id: string;
  readonly instruments: ReadonlyArray<string>;
  readonly isCover: boolean;
  readonly isLive: boolean;
  readonly isPriceFixed: boolean;
  readonly isRemix: boolean;
  readonly isrc: string | null | undefined;
  readonly key: string | null | undefined;
  readonly language: string | null | undefined;
  readonly maxFreePlays: number | null | undefined;
  readonly mood: string | null | undefined;
  readonly pLineOwner: string | null | undefined;
  readonly pLineYear: number | null | undefined;
  readonly previewStartMs: number | null | undefined;
  readonly priceMinor: number | null | undefined;
  readonly recordingCountry: string | null | undefined;
  readonly recordingYear: number | null | undefined;
  readonly subGenre: string | null | undefined;
  readonly suggestedPriceMinor: number | null | undefined;
  readonly title: string;
  readonly version: number;
  readonly versionTitle: string | null | undefined;
  readonly visibility: Visibility;
  readonly " $fragmentSpreads": FragmentRefs<"estimates_track">;
  readonly " $fragmentType": "sheetTrack_track";
};
export type sheetTrack_track$key = {
  readonly " $data"?: sheetTrack_track$data;
  readonly " $fragmentSpreads": FragmentRefs<"sheetTrack_track">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sheetTrack_track"
};

(node as any).hash = "b51fe29e01ed65ce20abc1426c5353e3";

export default node;
