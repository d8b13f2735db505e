import type Stripe from "stripe";

/** What the provider holds of everybody, in minor units of the one currency that a test moves. */
export async function heldAtProvider(stripe: Stripe): Promise<bigint> {
  let sum = 0n;
  for await (const { net } of stripe.balanceTransactions.list({ limit: 100 })) sum += BigInt(net);
  return sum;
}
