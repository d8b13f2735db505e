import { findCustomer } from "../../db/billing/paymentCustomers.ts";
import { performAndRenew } from "../accounts/performAndRenew.ts";
import { Viewer } from "../accounts/Viewer.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { userOf } from "../acting/actor.ts";
import { preparedVerb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { atProvider, CannotPay } from "./provider.ts";
import { syncSubscription } from "./syncSubscription.ts";

/** Every subscription that the provider knows of the person, read anew. */
async function read(_input: object, from: ActContext) {
  const customer = await findCustomer(from.db, userOf(from.actor).userId);
  if (!customer) return {};
  await atProvider(from, async (stripe) => {
    const { data } = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
    // The oldest first: what runs now is written last.
    for (const { id } of data.toReversed()) await syncSubscription(from, stripe, id);
  });
  return {};
}

const refreshSubscriptions = preparedVerb("refreshSubscriptions", read, {
  unaudited: "each record that it writes has its own line",
  async run(act) {
    return act.unchanged({});
  },
});

builder.relayMutationField(
  "refreshSubscriptions",
  null,
  {
    description:
      "Asks the payment provider what the person pays: for whoever comes back from it sooner than its own word.",
    verb: refreshSubscriptions,
    authScopes: { signedIn: true },
    errors: { types: [CannotPay] },
    resolve: async (_root, _args, context, info) => {
      await performAndRenew(context, info, refreshSubscriptions, {});
      return {};
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_answer, _args, context) => signedIn(context) }),
    }),
  },
);
