import { findCustomer } from "../../db/billing/paymentCustomers.ts";
import type { SubscriptionKind } from "../../domain/billing/plans.ts";
import { kindOfPrice } from "../../domain/billing/priceTiers.ts";
import { problem } from "../../domain/words/refusal.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { preparedVerb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { planAtProvider } from "./planAtProvider.ts";
import { PORTAL_FLOWS, type PortalFlow, portalAddress } from "./portal.ts";
import { priceCalled } from "./priceCalled.ts";
import { atProvider, CannotPay } from "./provider.ts";
import { SubscriptionKindEnum } from "./Subscription.ts";

interface Wish {
  kind: SubscriptionKind;
  flow: PortalFlow;
  priceKey: string | null;
}

async function opened({ kind, flow, priceKey }: Wish, from: ActContext) {
  const customer = await findCustomer(from.db, userOf(from.actor).userId);
  return atProvider(from, async (stripe) => {
    if (!customer) throw new CannotPay("billing.nothingToManage");
    const plan = await planAtProvider(stripe, customer, kind);
    if (!plan && (flow === "CANCEL" || flow === "CHANGE")) throw new CannotPay("billing.nothingToManage");
    const price = flow === "CHANGE" ? await priceCalled(stripe, priceKey ?? "") : null;
    if (price && kindOfPrice(price.key) !== kind)
      throw new InvalidInput(problem("priceKey", "billing.unknownPrice"));
    const returnUrl = `${from.services.settings.publicUrl}/subscription?portal=back`;
    return {
      kind,
      flow,
      url: await portalAddress(stripe, { customer, kind, flow, plan, price: price?.id ?? null, returnUrl }),
    };
  });
}

/** Opens the provider's portal, where plans are changed and ended, cards kept and invoices read. */
const openPortal = preparedVerb("openPortal", opened, {
  audit: "subscription.portal",
  async run(act, { kind, flow, url }) {
    const { userId } = userOf(act.actor);
    return act.done({ url }, { id: userId, entity: "user", after: { kind, flow } });
  },
});

const PortalFlowEnum = builder.enumType("PortalFlow", {
  values: PORTAL_FLOWS,
  description:
    "Where in the payment provider's portal: its first page, the card, the end of a plan, its change, going on.",
});

builder.relayMutationField(
  "openPortal",
  {
    inputFields: (t) => ({
      kind: t.field({ type: SubscriptionKindEnum }),
      flow: t.field({ type: PortalFlowEnum }),
      priceKey: t.string({ required: false, description: "What to change to; for CHANGE alone." }),
    }),
  },
  {
    verb: openPortal,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, CannotPay] },
    resolve: (_root, { input: { kind, flow, priceKey } }, context, info) =>
      perform(context, info, openPortal, { kind, flow, priceKey: priceKey ?? null }),
  },
  {
    outputFields: (t) => ({
      url: t.string({ description: "Where the browser goes.", resolve: ({ url }) => url }),
    }),
  },
);
