import type Stripe from "stripe";
import { findSale, findSaleBy } from "../../db/sales/sales.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import type { Feature } from "../feature.ts";
import { idOf } from "../payments/idOf.ts";
import type { StripeHandler } from "../providers/payments.ts";
import { readSale } from "./readSale.ts";
import { keepSession } from "./startSale.ts";

/** Which sale the thing that was told of belongs to; null for one of nobody's, or of another feature's. */
type Finder = (from: ActContext, stripe: Stripe, objectId: string) => Promise<string | null>;

/** Whatever is told, the whole sale is read anew: order, number and age of the news change nothing. */
const reading =
  (find: Finder): StripeHandler =>
  async (context, { objectId }) => {
    if (objectId === null) return;
    const stripe = await context.services.payments.stripe();
    const from = actingAs("work-stripe-event", context);
    const saleId = await find(from, stripe, objectId).catch((error) => {
      // What is gone at the provider has nothing more to say.
      if ((error as { code?: unknown }).code !== "resource_missing") throw error;
      return null;
    });
    if (saleId) await readSale(from, stripe, saleId);
  };

const ofCheckout: Finder = async (from, stripe, id) => {
  const known = await findSaleBy(from.db, "checkoutSessionId", id);
  if (known) return known;
  const { mode, metadata } = await stripe.checkout.sessions.retrieve(id);
  const saleId = metadata?.sale_id;
  if (mode !== "payment" || !isUuid(saleId)) return null;
  // The server died between the provider's answer and our row.
  const sale = await findSale(from.db, saleId);
  if (!sale || sale.checkoutSessionId !== null) return null;
  await act(from, keepSession, { saleId, sessionId: id });
  return saleId;
};

const ofCharge: Finder = async ({ db }, stripe, id) => {
  const known = await findSaleBy(db, "chargeId", id);
  if (known) return known;
  const { metadata } = await stripe.charges.retrieve(id);
  return isUuid(metadata.sale_id) ? metadata.sale_id : null;
};

const ofRefund: Finder = async (from, stripe, id) => {
  const { charge } = await stripe.refunds.retrieve(id);
  return charge ? ofCharge(from, stripe, idOf(charge)) : null;
};

const ofDispute: Finder = async (from, stripe, id) => {
  const { charge } = await stripe.disputes.retrieve(id);
  return ofCharge(from, stripe, idOf(charge));
};

function isUuid(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** What the payment provider's news mean for sales. What is a plan's is left to plans. */
export const SALE_NEWS: NonNullable<Feature["stripe"]> = {
  "checkout.session.completed": reading(ofCheckout),
  "checkout.session.async_payment_succeeded": reading(ofCheckout),
  "checkout.session.async_payment_failed": reading(ofCheckout),
  "checkout.session.expired": reading(ofCheckout),
  "charge.refunded": reading(ofCharge),
  "charge.updated": reading(ofCharge),
  "refund.created": reading(ofRefund),
  "refund.updated": reading(ofRefund),
  "refund.failed": reading(ofRefund),
  "charge.dispute.created": reading(ofDispute),
  "charge.dispute.updated": reading(ofDispute),
  "charge.dispute.closed": reading(ofDispute),
  "charge.dispute.funds_withdrawn": reading(ofDispute),
  "charge.dispute.funds_reinstated": reading(ofDispute),
};
