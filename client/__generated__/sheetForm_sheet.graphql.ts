/**
 * @generated SignedSource<<6df9c316a0fb1900e42f2316a3b86f16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SplitIncome = "sales" | "streams";
export type SplitState = "disputed" | "draft" | "partlySigned" | "sent" | "signed" | "superseded";
import type { FragmentRefs } from "relay-runtime";
export type sheetForm_sheet$data = {
  readonly effectiveFrom: string | null | undefined;
  readonly incomeTypes: ReadonlyArray<SplitIncome>;
  readonly recoup: {
    readonly cap: {
      readonly amountMinor: string;
      readonly currency: string;
    };
    readonly label: string;
    readonly shareId: string;
  } | null | undefined;
  readonly revision: number;
  readonly shares: ReadonlyArray<{
    readonly bps: number;
    readonly email: string | null | undefined;
    readonly isStudio: boolean;
    readonly name: string;
    readonly role: string;
    readonly shareId: string;
  }>;
  readonly state: SplitState;
  readonly " $fragmentType": "sheetForm_sheet";
};
export type sheetForm_sheet$key = {
  readonly " $data"?: sheetForm_sheet$data;
  readonly " $fragmentSpreads": FragmentRefs<"sheetForm_sheet">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sheetForm_sheet"
};

(node as any).hash = "aaf0c25f6233545f1629ed644ea25606";

export default node;
