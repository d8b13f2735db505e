import type Stripe from "stripe";
import { findCustomer, keepCustomer } from "../../db/billing/paymentCustomers.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { userOf } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";

const keepOwn = verb("keepCustomer", {
  unaudited: "an id at the payment provider, made on the way to a checkout",
  async run(act, { customerId }: { customerId: string }) {
    const { userId } = userOf(act.actor);
    await keepCustomer(act.trx, { userId, customerId, createdAt: act.now });
    return act.done({ customerId: (await findCustomer(act.trx, userId))! });
  },
});

/**
 * The provider's customer of the person who acts, made when they first need one. By the person, never by their address: several
 * people may share one, and it changes.
 */
export async function customerOf(from: ActContext, stripe: Stripe): Promise<string> {
  const { userId, email, fullName } = userOf(from.actor);
  const known = await findCustomer(from.db, userId);
  if (known) return known;
  const { id } = await stripe.customers.create(
    { email, name: fullName, metadata: { user_id: userId } },
    { idempotencyKey: `customer:${userId}` },
  );
  return (await act(from, keepOwn, { customerId: id })).customerId;
}
