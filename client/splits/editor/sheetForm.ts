import { graphql, readInlineData } from "react-relay";
import { inMajor } from "../../../domain/money/priceField.ts";
import { minorIn } from "../../../domain/payouts/amountField.ts";
import { bpsIn, percentOf } from "../../../domain/splits/percent.ts";
import type { SplitIncome, sheetForm_sheet$key } from "../../__generated__/sheetForm_sheet.graphql.ts";
import type { SaveSplitSheetInput } from "../../__generated__/useSheetSaveMutation.graphql.ts";

/** A line of the editor, as its fields show it. */
export interface ShareForm {
  isStudio: boolean;
  name: string;
  email: string;
  role: string;
  percent: string;
}

/** A draft as its form shows it. */
export interface SheetForm extends Record<string, unknown> {
  shares: readonly ShareForm[];
  incomes: readonly SplitIncome[];
  /** Empty: nothing is given back first. */
  recoupLabel: string;
  recoupCap: string;
  /** The place of the share that it goes to. */
  recoupTo: number;
  /** A day, or empty: from when it is sent. */
  effectiveFrom: string;
}

export interface SheetStanding {
  form: SheetForm;
  /** Null: nothing is saved yet. */
  version: number | null;
}

export const NO_SHARE: ShareForm = { isStudio: false, name: "", email: "", role: "", percent: "" };

/** What a split begins with: all of it is the studio's. */
export function newSheet(studio: string): SheetStanding {
  return {
    version: null,
    form: {
      shares: [{ ...NO_SHARE, isStudio: true, name: studio, percent: "100" }],
      incomes: ["sales", "streams"],
      ...{ recoupLabel: "", recoupCap: "", recoupTo: 0, effectiveFrom: "" },
    },
  };
}

/** A version as the editor shows it: a draft as it stands, one that was sent as what the next begins with. */
export function readSheet(key: sheetForm_sheet$key): SheetStanding {
  const { state, revision, shares, incomeTypes, recoup, effectiveFrom } = readInlineData(
    graphql`
      fragment sheetForm_sheet on SplitSheet @inline {
        state
        revision
        incomeTypes
        effectiveFrom
        shares {
          shareId
          name
          email
          isStudio
          role
          bps
        }
        recoup {
          label
          shareId
          cap {
            amountMinor
            currency
          }
        }
      }
    `,
    key,
  );
  const isDraft = state === "draft";
  return {
    version: isDraft ? revision : null,
    form: {
      shares: shares.map(({ isStudio, name, email, role, bps }) => ({
        ...{ isStudio, name, role },
        email: email ?? "",
        percent: percentOf(bps),
      })),
      incomes: incomeTypes,
      recoupLabel: recoup?.label ?? "",
      recoupCap: recoup ? String(inMajor(Number(recoup.cap.amountMinor), recoup.cap.currency)) : "",
      recoupTo: Math.max(
        0,
        shares.findIndex(({ shareId }) => shareId === recoup?.shareId),
      ),
      effectiveFrom: isDraft ? (effectiveFrom ?? "") : "",
    },
  };
}

/** The form as the server takes it. */
export function sheetInput(
  subjectId: string,
  { form, version }: SheetStanding,
  currency: string,
): SaveSplitSheetInput {
  const { shares, incomes, recoupLabel, recoupCap, recoupTo, effectiveFrom } = form;
  return {
    subjectId,
    revision: version,
    incomeTypes: [...incomes],
    shares: shares.map(({ isStudio, name, email, role, percent }) => ({
      ...{ isStudio, name, role },
      email: isStudio ? null : email,
      bps: bpsIn(percent) ?? 0,
    })),
    recoup: recoupLabel.trim()
      ? {
          label: recoupLabel,
          capMinor: minorIn(recoupCap, currency) ?? "",
          currency,
          shareIndex: recoupTo,
        }
      : null,
    effectiveFrom: effectiveFrom || null,
  };
}

/** What the lines come to, in basis points. */
export function sumOfShares(shares: readonly ShareForm[]): number {
  return shares.reduce((sum, { percent }) => sum + (bpsIn(percent) ?? 0), 0);
}
