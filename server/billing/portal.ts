import type Stripe from "stripe";
import type { SubscriptionKind } from "../../domain/billing/plans.ts";
import { portalFor } from "../payments/setUpStripe.ts";

/** Where in the provider's portal somebody wants to go. */
export const PORTAL_FLOWS = ["HOME", "CARD", "CANCEL", "CHANGE", "RESUME"] as const;
export type PortalFlow = (typeof PORTAL_FLOWS)[number];

interface Wish {
  customer: string;
  kind: SubscriptionKind;
  flow: PortalFlow;
  /** The plan that it is about; null for what is about none. */
  plan: Stripe.Subscription | null;
  /** The provider's id of the price to change to. */
  price: string | null;
  returnUrl: string;
}

/** An address of the provider's portal, good for a few minutes and for this person only. */
export async function portalAddress(stripe: Stripe, wish: Wish): Promise<string> {
  const { customer, kind, returnUrl } = wish;
  const flow = flowOf(wish);
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    configuration: await portalFor(stripe, kind),
    return_url: returnUrl,
    ...(flow && {
      flow_data: {
        ...flow,
        after_completion: { type: "redirect", redirect: { return_url: returnUrl } },
      },
    }),
  });
  return url;
}

function flowOf({ flow, plan, price }: Wish): Stripe.BillingPortal.SessionCreateParams.FlowData | null {
  if (flow === "CARD") return { type: "payment_method_update" };
  if (!plan) return null;
  const { id } = plan;
  if (flow === "CANCEL") return { type: "subscription_cancel", subscription_cancel: { subscription: id } };
  const item = plan.items.data[0];
  if (flow === "CHANGE" && price && item)
    return {
      type: "subscription_update_confirm",
      subscription_update_confirm: { subscription: id, items: [{ id: item.id, price, quantity: 1 }] },
    };
  // Going on with a plan that was to end has no flow of its own: the portal's first page offers it.
  return null;
}
