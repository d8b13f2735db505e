import type { LineParts } from "../../../domain/ledger/saleParts.ts";
import { minorIn } from "../../../domain/payouts/amountField.ts";
import { type RefundLine, refundLines, type WishedRefund } from "../../../domain/sales/refund.ts";
import { type RefundCost, refundCost } from "../../../domain/sales/refundCost.ts";
import { type Problem, problem } from "../../../domain/words/refusal.ts";
import type { RefundDialog_sale$data } from "../../__generated__/RefundDialog_sale.graphql.ts";

type Line = RefundDialog_sale$data["lines"][number];

/** What is given back of one line, as it was chosen and typed. */
export interface LineChoice {
  what: "none" | "all" | "pieces" | "amount";
  pieces: string;
  amount: string;
}

/** What the mutation is to be asked for, in the terms of the rules. */
export function wishOf(
  lines: readonly Line[],
  choices: Record<string, LineChoice>,
  currency: string,
): WishedRefund[] {
  return lines.flatMap(({ lineId }): WishedRefund[] => {
    const { what, pieces, amount } = choices[lineId]!;
    if (what === "none") return [];
    if (what === "all") return [{ lineId }];
    if (what === "pieces") return [{ lineId, quantity: /^\d{1,3}$/.test(pieces) ? Number(pieces) : 0 }];
    return [{ lineId, minor: BigInt(minorIn(amount, currency) ?? 0) }];
  });
}

/** What such a refund takes from whom, by the server's own rules; or why it cannot be. */
export function judgeRefund(
  lines: readonly Line[],
  wished: readonly WishedRefund[],
  currency: string,
): { lines: RefundLine[]; cost: RefundCost } | { problem: Problem } {
  const found = refundLines(
    wished,
    lines.map(({ lineId, quantity, charged, rest }) => ({
      ...{ lineId, quantity, charged: BigInt(charged.amountMinor) },
      left: BigInt(rest.refundable.amountMinor),
    })),
    currency,
  );
  if ("problem" in found) return found;
  const left = lines.map(partsOf);
  const isPossible = found.lines.every(
    ({ lineId, minor }) => minor <= (left.find((line) => line.lineId === lineId)?.charged ?? 0n),
  );
  if (!isPossible) return { problem: problem("lines", "sales.refundOver") };
  return { lines: found.lines, cost: refundCost(left, found.lines) };
}

const OWN = "own";

function partsOf({ lineId, rest }: Line): LineParts {
  const minor = ({ amountMinor }: { readonly amountMinor: string }) => BigInt(amountMinor);
  const parties = (shares: Line["rest"]["shares"]) =>
    shares.map(({ isSeller, partyId, amount }) => ({
      party: isSeller ? OWN : partyId,
      minor: minor(amount),
    }));
  return {
    ...{ lineId, seller: OWN, charged: minor(rest.charged), promo: minor(rest.promo), tax: minor(rest.tax) },
    ...{ fee: minor(rest.fee), processor: minor(rest.processor) },
    recoups: parties(rest.recoups),
    shares: parties(rest.shares),
  };
}
