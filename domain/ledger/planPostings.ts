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

/** What becomes earned of an invoice in each of its months, the first at once; none for one of a single month. */
export function planEarnedPostings({
  id,
  subscription,
  currency,
  totalMinor,
  taxMinor,
  months,
}: PlanInvoice): Posting[] {
  if (months <= 1) return [];
  return earnedMonthly(totalMinor - taxMinor, months).flatMap((minor, month) => {
    const entries: Entry[] = [
      [deferred(subscription), minor],
      ["rev:plan", -minor],
    ];
    const key = `invoice:${id}:earned:${month + 1}`;
    return posting({ kind: "planEarned", key, currency }, entries) ?? [];
  });
}
