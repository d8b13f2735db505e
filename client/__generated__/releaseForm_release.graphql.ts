/**
 * @generated SignedSource<<843293b3130ed0666741c6fe954aa4c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Licence = "all_rights_reserved" | "cc0_1_0" | "cc_by_4_0" | "cc_by_nc_4_0" | "cc_by_nc_nd_4_0" | "cc_by_nc_sa_4_0" | "cc_by_nd_4_0" | "cc_by_sa_4_0";
export type ReleaseAudience = "public" | "unlisted";
import type { FragmentRefs } from "relay-runtime";
export type releaseForm_release$data = {
  readonly artistNames: ReadonlyArray<string>;
  readonly cLine: {
    readonly owner: string | null | undefined;
    readonly year: number | null | undefined;
  };
  readonly catalogNumber: string | null | undefined;
  readonly coverAlt: string | null | undefined;
  readonly creditsText: string | null | undefined;
  readonly currency: string;
  readonly description: string | null | undefined;
  readonly excludedTerritories: ReadonlyArray<string>;
  readonly genre: string | null | undefined;
  readonly isPriceFixed: boolean;
  readonly label: string | null | undefined;
  readonly language: string | null | undefined;
  readonly licence: Licence;
  readonly originalReleaseDay: string | null | undefined;
  readonly pLine: {
    readonly owner: string | null | undefined;
    readonly year: number | null | undefined;
  };
  readonly priceMinor: number | null | undefined;
  readonly privateFields: {
    readonly audience: ReleaseAudience;
    readonly coverAttested: boolean;
    readonly hideFromSearch: boolean;
    readonly preorderFrom: string | null | undefined;
    readonly releaseDay: string | null | undefined;
    readonly releaseTime: string;
    readonly timezone: string;
    readonly typeChosen: boolean;
  } | null | undefined;
  readonly suggestedPriceMinor: number | null | undefined;
  readonly territories: ReadonlyArray<string>;
  readonly title: string;
  readonly type: string;
  readonly upc: string | null | undefined;
  readonly version: number;
  readonly versionTitle: string | null | undefined;
  readonly " $fragmentType": "releaseForm_release";
};
export type releaseForm_release$key = {
  readonly " $data"?: releaseForm_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"releaseForm_release">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "releaseForm_release"
};

(node as any).hash = "7c35c9713f38a4d8a460a93af1ddb55b";

export default node;
