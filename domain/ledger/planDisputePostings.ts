import { deferred, taxOwedIn } from "./accounts.ts";
import type { PlanInvoice } from "./planPostings.ts";
import type { PlanRefund } from "./planRefundPostings.ts";
import { type Posting, posting, reversed } from "./posting.ts";

/** What a bank took because somebody says that they did not buy a plan. Amounts in minor units; the id is the payment provider's. */
export interface PlanDispute {
  id: string;
  minor: bigint;
  /** What the provider asks for it: the platform's own cost. */
  feeMinor: bigint;
}

/** The money is neither the platform's nor gone until the bank has decided. */
export function planDisputeOpenedPosting(invoice: PlanInvoice, dispute: PlanDispute): Posting | null {
  const { currency } = invoice;
  return posting({ kind: "disputeOpened", key: `dispute:${dispute.id}:open`, currency }, taken(dispute));
}

/** It comes back with its fee. */
export function planDisputeWonPosting(invoice: PlanInvoice, dispute: PlanDispute): Posting | null {
  const { currency } = invoice;
  return posting(
    { kind: "disputeWon", key: `dispute:${dispute.id}:won`, currency },
    reversed(taken(dispute)),
  );
}

/** What is lost is taken from the invoice as if it had been given back (`planRefundOf`); the fee stays what the platform spent. */
export function planDisputeLostPosting(invoice: PlanInvoice, lost: PlanRefund): Posting | null {
  const { id, minor, taxMinor, deferredMinor } = lost;
  return posting({ kind: "disputeLost", key: `dispute:${id}:lost`, currency: invoice.currency }, [
    ["asset:disputed", -minor],
    [taxOwedIn(invoice.country), taxMinor],
    [deferred(invoice.subscription), deferredMinor],
    ["rev:plan", minor - taxMinor - deferredMinor],
  ]);
}

const taken = ({ minor, feeMinor }: PlanDispute) =>
  [
    ["asset:clearing", -minor - feeMinor],
    ["asset:disputed", minor],
    ["exp:processor", feeMinor],
  ] as const;
