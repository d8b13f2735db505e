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
 * Sends a refund that was asked for to the provider, with its own id as the key: sent twice it is one. What the provider will not do is
 * kept as refused; that it is away is thrown, and tried again.
 */
export async function sendRefund(from: ActContext, refundId: string): Promise<void> {
  const found = await findRefund(from.db, refundId);
  const whole = found && (await findWholeSale(from.db, found.saleId));
  const refund = whole?.refunds.find(({ id }) => id === refundId);
  if (!whole || refund?.state !== "asked" || !whole.row.paymentIntentId) return;
  const stripe = await from.services.payments.stripe();
  if (refund.providerId === null)
    try {
      await stripe.refunds.create(
        {
          payment_intent: whole.row.paymentIntentId,
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
