import { sumOf } from "../money/allocate.ts";
import { earnedMonthly } from "../money/recognition.ts";
import { deferred, taxOwedIn } from "./accounts.ts";
import { type Entry, type Posting, posting } from "./posting.ts";

/** A paid invoice of a plan, as the provider made it: its sums are taken, never made again. Amounts in minor units. */
export interface PlanInvoice {
  id: string;
  subscription: string;
  currency: string;
  country: string;
  totalMinor: bigint;
  taxMinor: bigint;
  /** What the provider kept: the platform's own cost. */
  processorMinor: bigint;
  /** How many months it pays for. */
  months: number;
}

/** What an invoice posts when it is paid: earned at once for a month, owed in services for a year. Null for one of nothing. */
export function planInvoicePosting(invoice: PlanInvoice): Posting | null {
  const { id, currency, totalMinor, taxMinor, processorMinor } = invoice;
  return posting({ kind: "planInvoice", key: `invoice:${id}`, currency }, [
    ["asset:clearing", totalMinor - processorMinor],
    ["exp:processor", processorMinor],
    [taxOwedIn(invoice.country), -taxMinor],
    [invoice.months > 1 ? deferred(invoice.subscription) : "rev:plan", taxMinor - totalMinor],
  ]);
}

/**
 * What becomes earned of an invoice in each of its months, the first at once; none for one of a single month. What was given back before it was
 * earned (`deferredMinor` of its refunds) is missing from the last months, which may earn nothing.
 */
export function planEarnedPostings(invoice: PlanInvoice, givenBackMinor = 0n): Posting[] {
  const { id, subscription, currency, months } = invoice;
  if (months <= 1) return [];
  return Array.from({ length: months }, (_, month) => month + 1).flatMap((month) => {
    const minor = earnedBy(invoice, month, givenBackMinor) - earnedBy(invoice, month - 1, givenBackMinor);
    const entries: Entry[] = [
      [deferred(subscription), minor],
      ["rev:plan", -minor],
    ];
    return posting({ kind: "planEarned", key: `invoice:${id}:earned:${month}`, currency }, entries) ?? [];
  });
}

/** What left the debt in services after so many months: never more than was paid and not given back. */
export function earnedBy(
  { totalMinor, taxMinor, months }: PlanInvoice,
  earnedMonths: number,
  givenBackMinor: bigint,
): bigint {
  const net = totalMinor - taxMinor;
  const planned = sumOf(earnedMonthly(net, months).slice(0, earnedMonths));
  const left = net - givenBackMinor;
  return planned < left ? planned : left;
}
