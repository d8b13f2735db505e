import type Stripe from "stripe";
import { claimSaleReading } from "../../db/sales/sales.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { verb } from "../acting/verb.ts";
import { disputesOf } from "../payments/disputesOf.ts";
import { feeIn } from "../payments/feeIn.ts";
import { type ReadRefund, type SaleReading, writeSale } from "./writeSale.ts";

const claimReading = verb("claimSaleReading", {
  unaudited: "a number for a reading; what was read is the line of writeSale",
  forVisitors: true,
  async run(act, { saleId }: { saleId: string }) {
    return act.done((await claimSaleReading(act.trx, saleId)) ?? null);
  },
});

/**
 * Reads what the provider says of a sale now, all of it, and writes that: the one way by which a sale is paid, given back and disputed,
 * whoever calls it, when and how often. Of two readings at once the one that began later counts, so nothing older is written
 * over something newer.
 */
export async function readSale(from: ActContext, stripe: Stripe, saleId: string): Promise<void> {
  const claimed = await act(from, claimReading, { saleId });
  if (!claimed?.checkoutSessionId) return;
  const session = await stripe.checkout.sessions.retrieve(claimed.checkoutSessionId, {
    expand: ["payment_intent.latest_charge.balance_transaction"],
  });
  const intent = objectOf(session.payment_intent);
  const charge = objectOf(intent?.latest_charge);
  const isPaid = session.payment_status === "paid" && charge?.paid === true;
  const reading: SaleReading = {
    ...{ saleId, claim: claimed.claim },
    session: {
      ...{ id: session.id, saleId: session.metadata?.sale_id ?? null },
      totalMinor: BigInt(session.amount_total ?? -1),
      currency: (session.currency ?? "").toUpperCase(),
      state: isPaid
        ? "paid"
        : session.status === "expired"
          ? "expired"
          : session.status === "complete" && intent?.status === "requires_payment_method"
            ? "failed"
            : "pending",
    },
    payment: isPaid
      ? {
          ...{ paymentIntentId: intent!.id, chargeId: charge.id },
          ...{ minor: BigInt(charge.amount), currency: charge.currency.toUpperCase() },
          processorMinor: feeOf(charge),
          paidAt: new Date(charge.created * 1000),
          cardCountry: countryIn(charge.payment_method_details?.card?.country),
          billingCountry: countryIn(charge.billing_details.address?.country),
        }
      : null,
    refunds: isPaid ? await refundsOf(stripe, charge.id) : [],
    disputes: isPaid && charge.disputed ? await disputesOf(stripe, charge.id) : [],
  };
  await act(from, writeSale, reading);
}

/** ISO 3166; null for what is none. */
function countryIn(given: string | null | undefined): string | null {
  return given && /^[A-Z]{2}$/.test(given) ? given : null;
}

/** What the provider kept; null while it does not know yet, as for some ways to pay. */
function feeOf({ balance_transaction: moved, currency }: Stripe.Charge): bigint | null {
  return moved && typeof moved !== "string" ? feeIn(currency, moved) : null;
}

async function refundsOf(stripe: Stripe, charge: string): Promise<ReadRefund[]> {
  const found: ReadRefund[] = [];
  const expand = ["data.balance_transaction", "data.failure_balance_transaction"];
  for await (const refund of stripe.refunds.list({ charge, limit: 100, expand })) {
    const moved = objectOf(refund.balance_transaction);
    const back = objectOf(refund.failure_balance_transaction);
    found.push({
      ...{ id: refund.id, ownId: refund.metadata?.refund_id ?? null, minor: BigInt(refund.amount) },
      refundedAt: moved && new Date(moved.created * 1000),
      failedAt: back && new Date(back.created * 1000),
      isOver: refund.status === "failed" || refund.status === "canceled",
      problem: refund.failure_reason ?? null,
    });
  }
  return found;
}

/** What was asked for with the thing that names it; null where there is none. */
function objectOf<Thing extends object>(value: string | Thing | null | undefined): Thing | null {
  return typeof value === "object" ? (value ?? null) : null;
}
