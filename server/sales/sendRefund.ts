import type Stripe from "stripe";
import { findRefund, updateRefund } from "../../db/sales/refunds.ts";
import { lockSale } from "../../db/sales/sales.ts";
import type { RefundReason } from "../../domain/sales/refund.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { verb } from "../acting/verb.ts";
import { notifySellers } from "./fulfil.ts";
import { refundFailedNotice } from "./letters.ts";
import { readSale } from "./readSale.ts";
import { findWholeSale } from "./wholeSale.ts";

/** The provider's own words for reasons; it knows three. */
const REASONS: Record<RefundReason, Stripe.RefundCreateParams.Reason> = {
  requested: "requested_by_customer",
  notDelivered: "requested_by_customer",
  other: "requested_by_customer",
  duplicate: "duplicate",
  fraudulent: "fraudulent",
};

const KEPT_OF_PROBLEM = 300;

const refuseRefund = verb("refuseRefund", {
  audit: "sale.refundRefused",
  async run(act, { saleId, refundId, problem }: { saleId: string; refundId: string; problem: string }) {
    await lockSale(act.trx, saleId);
    const whole = (await findWholeSale(act.trx, saleId))!;
    const refund = whole.refunds.find(({ id }) => id === refundId);
    if (refund?.state !== "asked") return act.unchanged({});
    await updateRefund(act.trx, refundId, { state: "refused", problem });
    const meant = whole.lines.find(({ id }) => refund.lines?.some(({ lineId }) => lineId === id));
    if (meant?.workspaceId)
      await notifySellers(
        act,
        meant.workspaceId,
        `refund:${refundId}:refused`,
        refundFailedNotice(meant.title, refund.minor, whole.row.currency, problem),
        saleId,
      );
    return act.done({}, { id: saleId, after: { refundId, problem } });
  },
});

/**
 * Sends a refund that was asked for to the provider: sent twice it is one, by its own id as the key, and, where the provider forgot the key
 * meanwhile, because it is looked for first. What the provider will not do is kept as refused; that it is away is thrown, and tried again.
 */
export async function sendRefund(from: ActContext, refundId: string): Promise<void> {
  const found = await findRefund(from.db, refundId);
  const whole = found && (await findWholeSale(from.db, found.saleId));
  const refund = whole?.refunds.find(({ id }) => id === refundId);
  if (!whole || refund?.state !== "asked" || !whole.row.paymentIntentId) return;
  const { paymentIntentId } = whole.row;
  const stripe = await from.services.payments.stripe();
  if (refund.providerId === null && !(await isMade(stripe, paymentIntentId, refundId)))
    try {
      await stripe.refunds.create(
        {
          payment_intent: paymentIntentId,
          amount: Number(refund.minor),
          reason: REASONS[(refund.reason ?? "other") as RefundReason],
          metadata: { refund_id: refundId, sale_id: whole.row.id },
        },
        { idempotencyKey: `refund:${refundId}` },
      );
    } catch (error) {
      const { type, message } = error as { type?: string; message?: string };
      if (type !== "StripeInvalidRequestError") throw error;
      const problem = (message ?? "").slice(0, KEPT_OF_PROBLEM);
      await act(from, refuseRefund, { saleId: whole.row.id, refundId, problem });
    }
  await readSale(from, stripe, whole.row.id);
}

/** Whether it was made already, and nobody heard the answer. */
async function isMade(stripe: Stripe, payment_intent: string, refundId: string): Promise<boolean> {
  for await (const { metadata } of stripe.refunds.list({ payment_intent, limit: 100 }))
    if (metadata?.refund_id === refundId) return true;
  return false;
}
