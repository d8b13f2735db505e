import type Stripe from "stripe";
import type { DisputeState } from "../../db/sales/disputes.ts";
import { feeIn } from "./feeIn.ts";

/** What a bank took back of a payment, as the provider tells it. Amounts in minor units. */
export interface ReadDispute {
  id: string;
  /** As the provider calls it. */
  reason: string;
  minor: bigint;
  feeMinor: bigint;
  state: DisputeState;
  openedAt: Date;
  /** Null while it is open, and where the provider does not say: then it is the moment when it is first read. */
  closedAt: Date | null;
  evidenceUntil: Date | null;
}

/** The money that a dispute moved, the first first. */
function movesOf({ balance_transactions: moves }: Stripe.Dispute): Stripe.BalanceTransaction[] {
  return moves.toSorted((a, b) => a.created - b.created);
}

/** What a dispute took, in what the buyer paid; null where it took nothing. */
export function takenBy(dispute: Stripe.Dispute): Pick<ReadDispute, "minor" | "feeMinor"> | null {
  const [taken] = movesOf(dispute);
  if (!taken) return null;
  const { amount, currency } = dispute;
  const minor = taken.currency === currency ? BigInt(-taken.amount) : BigInt(amount);
  return { minor, feeMinor: feeIn(currency, taken) };
}

/** The disputes about a charge that took money; an inquiry takes none. */
export async function disputesOf(stripe: Stripe, charge: string): Promise<ReadDispute[]> {
  const found: ReadDispute[] = [];
  for await (const dispute of stripe.disputes.list({ charge, limit: 100 })) {
    const [taken, ...later] = movesOf(dispute);
    if (!taken) continue;
    const given = later.find(({ amount }) => amount > 0);
    found.push({
      ...{ id: dispute.id, reason: dispute.reason },
      ...takenBy(dispute)!,
      state: dispute.status === "won" ? "won" : dispute.status === "lost" ? "lost" : "open",
      openedAt: new Date(taken.created * 1000),
      closedAt: given ? new Date(given.created * 1000) : null,
      evidenceUntil: dispute.evidence_details?.due_by
        ? new Date(dispute.evidence_details.due_by * 1000)
        : null,
    });
  }
  return found;
}
