import type Stripe from "stripe";

/** What the payment provider said no to for good: asked again it would say the same. What failed on the way there is none. */
export function refusedFor(error: unknown): string | null {
  const { type, code } = error as { type?: unknown; code?: unknown };
  if (type !== "StripeInvalidRequestError" && type !== "StripePermissionError") return null;
  return typeof code === "string" ? code : "refused";
}

/** Nobody can be asked there any more: it was ended, or never was. */
export function isGone(error: unknown): boolean {
  const code = refusedFor(error);
  return code === "account_invalid" || code === "resource_missing";
}

/** The bank account that payouts go to; null while there is none. */
export function bankOf(account: Stripe.Account): { last4: string; fingerprint: string | null } | null {
  const found = account.external_accounts?.data.find(({ default_for_currency }) => default_for_currency);
  const bank = found ?? account.external_accounts?.data[0];
  return bank ? { last4: bank.last4, fingerprint: bank.fingerprint ?? bank.id } : null;
}
