import type Stripe from "stripe";
import { findPayout, type PayoutRow } from "../../db/payouts/payouts.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { refusedFor } from "./provider.ts";
import { failPayout, isOpen, notePayout, payPayout } from "./settlePayout.ts";

/** The platform has not got the money itself yet: what buyers paid comes to it after some days. */
const WAITS = "balance_insufficient";

/**
 * Brings a payout on its way, and what became of it into our books. Whoever asks, however often, and wherever it was cut off: each
 * step looks for what it did before it does it, and every key at the provider is the payout's own.
 */
export async function sendPayout(from: ActContext, id: string): Promise<void> {
  const payout = await findPayout(from.db, id);
  if (!payout || payout.state === "failed" || payout.state === "canceled") return;
  const stripe = await from.services.payments.stripe();
  const sent = await transferOf(stripe, payout);
  if (typeof sent === "string") {
    if (sent !== WAITS) await act(from, failPayout, { id, code: "account_not_ready" });
    return;
  }
  if (isOpen(payout) && payout.transferId !== sent.id)
    await act(from, notePayout, { id, transferId: sent.id, payoutId: null, arrivesAt: null });
  const paid = await bankPayoutOf(stripe, payout, sent);
  if (typeof paid === "string") {
    await comeBack(from, stripe, payout, sent, paid);
    return;
  }
  if (isOpen(payout) && payout.payoutId !== paid.id)
    await act(from, notePayout, {
      ...{ id, transferId: sent.id, payoutId: paid.id, arrivesAt: paid.arrival_date * 1000 },
    });
  if (paid.status === "paid") await act(from, payPayout, { id });
  else if (paid.status === "failed") await comeBack(from, stripe, payout, sent, paid.failure_code);
  else if (paid.status === "canceled") await comeBack(from, stripe, payout, sent, "canceled");
}

/** The transfer to the account: the one that was made, else a new one; a text says why there is none. */
async function transferOf(stripe: Stripe, payout: PayoutRow): Promise<Stripe.Transfer | string> {
  const group = `payout_${payout.id}`;
  const expand = ["destination_payment.balance_transaction"];
  if (payout.transferId) return stripe.transfers.retrieve(payout.transferId, { expand });
  const { data } = await stripe.transfers.list({ transfer_group: group, limit: 1 });
  if (data[0]) return stripe.transfers.retrieve(data[0].id, { expand });
  return stripe.transfers
    .create(
      {
        ...{ amount: Number(payout.minor), currency: payout.currency.toLowerCase() },
        ...{ destination: payout.accountId, transfer_group: group, metadata: { payout: payout.id } },
        expand,
      },
      { idempotencyKey: `payout:${payout.id}:transfer` },
    )
    .catch(refusalIn);
}

/** The payout from the account to its bank. What arrived there may be another currency: that of the bank. */
async function bankPayoutOf(
  stripe: Stripe,
  payout: PayoutRow,
  sent: Stripe.Transfer,
): Promise<Stripe.Payout | string> {
  const on = { stripeAccount: payout.accountId };
  if (payout.payoutId) return stripe.payouts.retrieve(payout.payoutId, {}, on);
  if (sent.reversed) return "account_not_ready";
  const { data } = await stripe.payouts.list({ limit: 100 }, on);
  const made = data.find(({ metadata }) => metadata?.payout === payout.id);
  if (made) return made;
  const arrived = typeof sent.destination_payment === "object" ? sent.destination_payment : null;
  const moved =
    arrived && typeof arrived.balance_transaction === "object" ? arrived.balance_transaction : null;
  const { net, currency } = moved ?? { net: sent.amount, currency: sent.currency };
  return stripe.payouts
    .create(
      { amount: net, currency, metadata: { payout: payout.id } },
      { ...on, idempotencyKey: `payout:${payout.id}` },
    )
    .catch(refusalIn);
}

/** The money goes back to the platform before our books say that it did. */
async function comeBack(
  from: ActContext,
  stripe: Stripe,
  { id }: PayoutRow,
  sent: Stripe.Transfer,
  code: string | null,
): Promise<void> {
  if (!sent.reversed)
    await stripe.transfers.createReversal(
      sent.id,
      { metadata: { payout: id } },
      { idempotencyKey: `payout:${id}:reversal` },
    );
  await act(from, failPayout, { id, code });
}

function refusalIn(error: unknown): string {
  const code = refusedFor(error);
  if (code === null) throw error;
  return code;
}
