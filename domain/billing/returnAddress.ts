import { type Refusal, refusal } from "../words/refusal.ts";

/** Where the checkout sends people afterwards unless something else was asked for (SPEC.md section 7, Payment checkout). */
export const CHECKOUT_SUCCESS = "/settings?checkout=success";
export const CHECKOUT_CANCELED = "/subscription?checkout=canceled";

/**
 * The whole address of a page of ours, given as a path or whole; a refusal for any other site, because whoever pays has to come
 * back to where they came from.
 */
export function returnAddress(given: string, publicUrl: string): string | Refusal {
  const home = new URL(publicUrl);
  if (!URL.canParse(given, home)) return refusal("billing.foreignReturn");
  const address = new URL(given, home);
  const isOurs = address.origin === home.origin && address.username === "" && address.password === "";
  return isOurs ? address.href : refusal("billing.foreignReturn");
}
