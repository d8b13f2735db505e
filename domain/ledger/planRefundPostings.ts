import { allocate, sumOf } from "../money/allocate.ts";
import { deferred, taxOwedIn } from "./accounts.ts";
import { earnedBy, type PlanInvoice } from "./planPostings.ts";
import { type Posting, posting } from "./posting.ts";

/** What of a plan's invoice was given back. Amounts in minor units; the id is the payment provider's. */
export interface PlanRefund {
  id: string;
  minor: bigint;
  taxMinor: bigint;
  /** What of it was not earned yet. The rest but the tax was. */
  deferredMinor: bigint;
}

/** An invoice as it stands: how many of its months are earned, and what of it is given back. */
export interface PlanInvoiceState {
  invoice: PlanInvoice;
  earnedMonths: number;
  refunds: readonly PlanRefund[];
}

/**
 * From which parts of an invoice a refund is taken: tax and price in proportion to what is left of them, and of the price first what is not
 * earned yet. RangeError: it is more than is left, which the provider would not have given.
 */
export function planRefundOf(
  { invoice, earnedMonths, refunds }: PlanInvoiceState,
  id: string,
  minor: bigint,
): PlanRefund {
  const { totalMinor, taxMinor, months } = invoice;
  const before = sumOf(refunds.map((each) => each.minor));
  if (minor <= 0n || before + minor > totalMinor) throw new RangeError(`${id} gives back more than is left.`);
  const taxLeft = taxMinor - sumOf(refunds.map((each) => each.taxMinor));
  const [tax = 0n, price = 0n] = allocate(minor, [taxLeft, totalMinor - before - taxLeft]);
  const givenBack = givenBackOf(refunds);
  const notEarned =
    months > 1 ? totalMinor - taxMinor - givenBack - earnedBy(invoice, earnedMonths, givenBack) : 0n;
  return { id, minor, taxMinor: tax, deferredMinor: price < notEarned ? price : notEarned };
}

/** What these refunds took of what was not earned yet. */
export function givenBackOf(refunds: readonly PlanRefund[]): bigint {
  return sumOf(refunds.map(({ deferredMinor }) => deferredMinor));
}

/** The provider keeps its fee of the payment: that stays what the platform spent. */
export function planRefundPosting(invoice: PlanInvoice, refund: PlanRefund): Posting | null {
  const { id, minor, taxMinor, deferredMinor } = refund;
  return posting({ kind: "refund", key: `refund:${id}`, currency: invoice.currency }, [
    ["asset:clearing", -minor],
    [taxOwedIn(invoice.country), taxMinor],
    [deferred(invoice.subscription), deferredMinor],
    ["rev:plan", minor - taxMinor - deferredMinor],
  ]);
}

/**
 * The provider could not pay the refund out after all. `others` are the refunds that stand besides: what would have been earned meanwhile is
 * earned now.
 */
export function planRefundFailedPosting(
  { invoice, earnedMonths, refunds: others }: PlanInvoiceState,
  refund: PlanRefund,
): Posting | null {
  const { id, minor, taxMinor, deferredMinor } = refund;
  const givenBack = givenBackOf(others);
  const earnedMeanwhile =
    invoice.months > 1
      ? earnedBy(invoice, earnedMonths, givenBack) -
        earnedBy(invoice, earnedMonths, givenBack + deferredMinor)
      : 0n;
  return posting({ kind: "refundFailed", key: `refund:${id}:failed`, currency: invoice.currency }, [
    ["asset:clearing", minor],
    [taxOwedIn(invoice.country), -taxMinor],
    [deferred(invoice.subscription), earnedMeanwhile - deferredMinor],
    ["rev:plan", deferredMinor + taxMinor - minor - earnedMeanwhile],
  ]);
}
