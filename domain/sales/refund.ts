import type { LineParts } from "../ledger/saleParts.ts";
import { amountText } from "../money/amountText.ts";
import { type Problem, problem } from "../words/refusal.ts";

export const REFUND_REASONS = ["requested", "duplicate", "fraudulent", "notDelivered", "other"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What somebody wants to give back of a line: so many of the things, so much money, or (neither) all that is left. */
export interface WishedRefund {
  lineId: string;
  quantity?: number | null;
  minor?: bigint | null;
}

export interface RefundLine {
  lineId: string;
  /** In minor units of what the buyer paid. */
  minor: bigint;
}

/** What is known of a line when something of it is to be given back. */
export interface RefundableLine {
  lineId: string;
  quantity: number;
  /** What the buyer paid for it. */
  charged: bigint;
  /** What of that is not given back, and not on its way either. */
  left: bigint;
}

/** What is left of every line once what was asked for and has not arrived is counted as gone. */
export function refundable(
  lines: readonly { id: string; quantity: number }[],
  paid: readonly LineParts[],
  left: readonly LineParts[],
  asked: readonly RefundLine[],
): RefundableLine[] {
  return lines.map(({ id, quantity }, place) => {
    const underWay = asked.reduce((sum, each) => (each.lineId === id ? sum + each.minor : sum), 0n);
    const rest = left[place]!.charged - underWay;
    return { lineId: id, quantity, charged: paid[place]!.charged, left: rest > 0n ? rest : 0n };
  });
}

/** The lines of a refund in money, or why it cannot be. Of several of one thing each costs the same part, rounded down. */
export function refundLines(
  wished: readonly WishedRefund[],
  lines: readonly RefundableLine[],
  currency: string,
): { lines: RefundLine[] } | { problem: Problem } {
  if (wished.length === 0) return { problem: problem("lines", "sales.refundNothing") };
  const taken = new Map<string, bigint>();
  for (const { lineId, quantity = null, minor = null } of wished) {
    const line = lines.find((each) => each.lineId === lineId);
    if (!line || taken.has(lineId)) return { problem: problem("lines", "sales.noSuchLine") };
    if (line.left === 0n) return { problem: problem("lines", "sales.refundOver") };
    if (quantity !== null && !(Number.isInteger(quantity) && quantity >= 1 && quantity <= line.quantity))
      return { problem: problem("quantity", "sales.quantityWrong", { max: line.quantity }) };
    const asked =
      minor ??
      (quantity === null || quantity === line.quantity
        ? line.left
        : (line.charged * BigInt(quantity)) / BigInt(line.quantity));
    if (asked <= 0n) return { problem: problem("amount", "sales.refundNothing") };
    if (asked > line.left)
      return {
        problem: problem("amount", "sales.refundTooMuch", { amount: amountText(line.left, currency) }),
      };
    taken.set(lineId, asked);
  }
  return { lines: [...taken].map(([lineId, minor]) => ({ lineId, minor })) };
}
