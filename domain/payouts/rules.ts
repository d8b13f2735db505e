import { HOUR_MS } from "../duration.ts";
import { formatMoney } from "../money/formatMoney.ts";
import { type Refusal, refusal } from "../words/refusal.ts";

/** States of a payout: asked for, on its way, arrived, given back, called back. */
export const PAYOUT_STATES = ["requested", "processing", "paid", "failed", "canceled"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Nothing is paid out for as long after another bank account was named: whoever did not do it has time to say so. */
export const CHANGED_ACCOUNT_HOURS = 72;

/** Until when nothing is paid out because the bank account changed; null: it may be. */
export function heldUntil(changedAt: Date | null, now: Date): Date | null {
  const until = changedAt && new Date(changedAt.getTime() + CHANGED_ACCOUNT_HOURS * HOUR_MS);
  return until && until > now ? until : null;
}

interface Wish {
  minor: bigint;
  availableMinor: bigint;
  minimumMinor: bigint;
  currency: string;
}

/** Why so much cannot be paid out; null where it can. Amounts in minor units. */
export function payoutProblem(
  { minor, availableMinor, minimumMinor, currency }: Wish,
  locale: string,
): Refusal | null {
  const written = (amount: bigint) => formatMoney(amount, currency, locale);
  if (minor < minimumMinor) return refusal("payouts.belowMinimum", { minimum: written(minimumMinor) });
  if (minor > availableMinor) {
    const available = written(availableMinor > 0n ? availableMinor : 0n);
    return refusal("payouts.aboveAvailable", { available });
  }
  return null;
}
