import type Stripe from "stripe";
import { claimCheckout, endCheckout } from "../../db/billing/checkoutAttempts.ts";
import type { SubscriptionKind } from "../../domain/billing/plans.ts";
import { kindOfPrice } from "../../domain/billing/priceTiers.ts";
import { CHECKOUT_CANCELED, CHECKOUT_SUCCESS, returnAddress } from "../../domain/billing/returnAddress.ts";
import { HOUR_MS } from "../../domain/duration.ts";
import { onField } from "../../domain/words/refusal.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { preparedVerb, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, refuse } from "../graphql/errors.ts";
import { customerOf } from "./customerOf.ts";
import { planAtProvider } from "./planAtProvider.ts";
import { portalAddress } from "./portal.ts";
import { priceCalled } from "./priceCalled.ts";
import { atProvider, CannotPay } from "./provider.ts";
import { taxAtCheckout } from "./taxAtCheckout.ts";

/** What somebody wants to buy, as the specification's call says it (SPEC.md section 7, Payment checkout). */
export interface CheckoutWish {
  /** Our own name of the price, or the provider's id of it. */
  price: string;
  /** Paths or addresses of ours; null for the usual ones. */
  successUrl: string | null;
  cancelUrl: string | null;
}

/** The provider ends a checkout after 24 hours; one that is nearly over is not offered again. */
const CHECKOUT_HOURS = 23;

const claim = verb("claimCheckout", {
  unaudited: "which checkout is meant; that it was opened is the line of startCheckout",
  async run(act, { kind, wish }: { kind: SubscriptionKind; wish: string }) {
    const { userId } = userOf(act.actor);
    const since = new Date(act.now.getTime() - CHECKOUT_HOURS * HOUR_MS);
    return act.done({ ...(await claimCheckout(act.trx, { userId, kind, wish }, { since, now: act.now })) });
  },
});

const forget = verb("forgetCheckout", {
  unaudited: "the provider ended it",
  async run(act, { id }: { id: string }) {
    await endCheckout(act.trx, id);
    return act.done({});
  },
});

/** Where the person goes to pay; who has a plan of this kind is shown the change of it instead. */
async function opened({ price, successUrl, cancelUrl }: CheckoutWish, from: ActContext) {
  const { publicUrl } = from.services.settings;
  const success = addressFor("successUrl", successUrl ?? CHECKOUT_SUCCESS, publicUrl);
  const cancel = addressFor("cancelUrl", cancelUrl ?? CHECKOUT_CANCELED, publicUrl);
  return atProvider(from, async (stripe) => {
    const { key, id } = await priceCalled(stripe, price);
    const customer = await customerOf(from, stripe);
    const kind = kindOfPrice(key);
    const plan = await planAtProvider(stripe, customer, kind);
    const url = plan
      ? await portalAddress(stripe, { customer, kind, flow: "CHANGE", plan, price: id, returnUrl: success })
      : await checkoutAddress(from, stripe, { customer, kind, price: id, success, cancel });
    return { priceKey: key, url };
  });
}

interface Purchase {
  customer: string;
  kind: SubscriptionKind;
  price: string;
  success: string;
  cancel: string;
}

/** However often the same is asked for, one checkout is open; another wish of the same kind ends the one before. */
async function checkoutAddress(
  from: ActContext,
  stripe: Stripe,
  { customer, kind, price, success, cancel }: Purchase,
): Promise<string> {
  const { userId } = userOf(from.actor);
  const tax = await taxAtCheckout(stripe, from);
  const attempt = await act(from, claim, { kind, wish: JSON.stringify([price, success, cancel, tax]) });
  const { data: open } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  const mine = open.find(({ metadata }) => metadata?.attempt === attempt.id);
  if (mine?.url) return mine.url;
  if (!attempt.isNew) {
    const before = await stripe.checkout.sessions.list({ customer, limit: 100 });
    // Paid or ended since: the provider would answer with that one again.
    if (before.data.some(({ metadata }) => metadata?.attempt === attempt.id)) {
      await act(from, forget, { id: attempt.id });
      return checkoutAddress(from, stripe, { customer, kind, price, success, cancel });
    }
  }
  for (const { id, metadata } of open) if (metadata?.kind === kind) await stripe.checkout.sessions.expire(id);
  const session = await stripe.checkout.sessions.create(
    {
      mode: "subscription",
      customer,
      client_reference_id: userId,
      line_items: [{ price, quantity: 1 }],
      metadata: { kind, attempt: attempt.id },
      subscription_data: { metadata: { kind, user_id: userId } },
      allow_promotion_codes: true,
      ...tax,
      success_url: success,
      cancel_url: cancel,
    },
    { idempotencyKey: `checkout:${attempt.id}` },
  );
  return session.url ?? "";
}

function addressFor(field: string, given: string, publicUrl: string): string {
  const address = returnAddress(given, publicUrl);
  if (typeof address === "string") return address;
  refuse(onField(field, address));
  return "";
}

/** Opens the checkout of a plan. */
export const startCheckout = preparedVerb("startCheckout", opened, {
  audit: "subscription.checkout",
  async run(act, { priceKey, url }) {
    const { userId } = userOf(act.actor);
    return act.done({ url }, { id: userId, entity: "user", after: { priceKey } });
  },
});

builder.relayMutationField(
  "startCheckout",
  {
    inputFields: (t) => ({
      priceKey: t.string({ description: "Our own name of the price, such as `artist_pro_yearly`." }),
      successUrl: t.string({ required: false, description: "A page of ours for whoever paid." }),
      cancelUrl: t.string({ required: false, description: "A page of ours for whoever did not." }),
    }),
  },
  {
    description:
      "Opens the checkout of a plan at the payment provider; who pays for a plan of this kind is shown the change of it.",
    verb: startCheckout,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, CannotPay] },
    resolve: (_root, { input: { priceKey, successUrl, cancelUrl } }, context, info) =>
      perform(context, info, startCheckout, {
        price: priceKey,
        successUrl: successUrl ?? null,
        cancelUrl: cancelUrl ?? null,
      }),
  },
  {
    outputFields: (t) => ({
      url: t.string({ description: "Where the browser goes.", resolve: ({ url }) => url }),
    }),
  },
);
