import type Stripe from "stripe";
import { SOLD_PRICES } from "../../domain/billing/offers.ts";
import type { PriceKey } from "../../domain/billing/priceTiers.ts";
import { problem } from "../../domain/words/refusal.ts";
import { InvalidInput } from "../graphql/errors.ts";

/** A price by our own name of it or by the provider's id; anything else is none of ours and refused. */
export async function priceCalled(stripe: Stripe, given: string): Promise<{ key: PriceKey; id: string }> {
  const { data } = await stripe.prices.list({ lookup_keys: [...SOLD_PRICES], active: true, limit: 100 });
  const found = data.find(({ id, lookup_key }) => id === given || lookup_key === given);
  if (!found) throw new InvalidInput(problem("priceKey", "billing.unknownPrice"));
  return { key: found.lookup_key as PriceKey, id: found.id };
}
