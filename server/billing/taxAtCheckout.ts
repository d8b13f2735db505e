import type Stripe from "stripe";
import { HOUR_MS } from "../../domain/duration.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { log } from "../log.ts";

/** How long an answer is kept: whoever turns tax on at the provider is not to wait for long. */
const KEPT_MS = HOUR_MS / 12;

const WITH_TAX = {
  automatic_tax: { enabled: true },
  billing_address_collection: "required",
  customer_update: { address: "auto" },
} as const satisfies Partial<Stripe.Checkout.SessionCreateParams>;

interface Kept {
  until: number;
  isActive: boolean;
}

const kept = new WeakMap<Stripe, Kept>();

/**
 * What a checkout is asked for so that tax is reckoned in it: nothing where the provider does not know enough of the platform, as it
 * refuses the whole checkout then. Whoever cannot be told buys without tax rather than not at all.
 */
export async function taxAtCheckout(
  stripe: Stripe,
  { now, requestId }: Pick<ActContext, "now" | "requestId">,
): Promise<Partial<typeof WITH_TAX>> {
  const at = now().getTime();
  const known = kept.get(stripe);
  if (known && at < known.until) return known.isActive ? WITH_TAX : {};
  try {
    const isActive = (await stripe.tax.settings.retrieve()).status === "active";
    kept.set(stripe, { until: at + KEPT_MS, isActive });
    return isActive ? WITH_TAX : {};
  } catch (error) {
    log.error("tax at checkout", { requestId, error });
    return {};
  }
}
