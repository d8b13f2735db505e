import { listEmails } from "../../../db/accounts/users.ts";
import { findCustomersUser } from "../../../db/billing/paymentCustomers.ts";
import {
  insertPlanInvoice,
  type KeptPlanInvoice,
  lockPlanInvoice,
} from "../../../db/billing/planInvoices.ts";
import { insertPlanRefund, listPlanRefunds, markPlanRefundFailed } from "../../../db/billing/planRefunds.ts";
import { MONTHS, offerOfPrice } from "../../../domain/billing/offers.ts";
import { planInvoicePosting } from "../../../domain/ledger/planPostings.ts";
import {
  type PlanRefund,
  planRefundFailedPosting,
  planRefundOf,
  planRefundPosting,
} from "../../../domain/ledger/planRefundPostings.ts";
import type { Posting } from "../../../domain/ledger/posting.ts";
import { isSystem } from "../../acting/actor.ts";
import { type Act, type AuditLine, verb } from "../../acting/verb.ts";
import { post } from "../../ledger/post.ts";
import type { ReadDispute } from "../../payments/disputesOf.ts";
import { refundBackLetter, refundBackNotice } from "../letters.ts";
import { goneFrom } from "./goneFrom.ts";
import { keepDisputes } from "./keepDisputes.ts";

/** A paid invoice as the provider tells it. Amounts in minor units, as text; moments in epoch milliseconds. */
export interface PaidInvoice {
  id: string;
  customerId: string;
  subscription: string;
  priceKey: string;
  currency: string;
  country: string;
  totalMinor: string;
  taxMinor: string;
  processorMinor: string;
  paidAt: number;
  /** What moved money, whoever asked for it. */
  refunds: readonly ToldRefund[];
  disputes: readonly ReadDispute[];
}

export interface ToldRefund {
  id: string;
  minor: string;
  refundedAt: number;
  /** When the money was the platform's again, because nobody could take it. */
  failedAt: number | null;
}

/** Keeps the invoice, what was given back of it and what banks took, and posts all of it, each once, whoever tells of it and however often. */
export const keepPlanInvoice = verb("keepPlanInvoice", {
  audit: "subscription.invoice",
  may: isSystem,
  async run(act, { refunds, disputes, ...paid }: PaidInvoice) {
    const lines = await keepPaid(act, paid);
    const kept = await lockPlanInvoice(act.trx, paid.id);
    if (!kept) return act.done({}, []);
    lines.push(...(await keepRefunds(act, kept, refunds)));
    lines.push(...(await keepDisputes(act, kept, disputes)));
    return act.done({}, lines);
  },
});

/** The line of an invoice that is new; none of one that is known, of nobody, or of nothing. */
async function keepPaid(
  act: Act,
  { customerId, paidAt, ...paid }: Omit<PaidInvoice, "refunds" | "disputes">,
): Promise<AuditLine[]> {
  const userId = await findCustomersUser(act.trx, customerId);
  const offer = offerOfPrice(paid.priceKey);
  if (userId === null || !offer) return [];
  const invoice = {
    ...paid,
    totalMinor: BigInt(paid.totalMinor),
    taxMinor: BigInt(paid.taxMinor),
    processorMinor: BigInt(paid.processorMinor),
    months: MONTHS[offer.interval],
  };
  const posting = planInvoicePosting(invoice);
  if (!posting) return [];
  if (!(await insertPlanInvoice(act.trx, { ...invoice, userId, paidAt: new Date(paidAt) }))) return [];
  await post(act, posting);
  act.enqueue("earn-plan-invoice", { invoiceId: paid.id });
  const { priceKey, totalMinor, currency } = paid;
  return [{ id: userId, entity: "user", after: { priceKey, totalMinor, currency } }];
}

/** Under the lock of the invoice: those first that were given first, so that every reader posts the same. */
async function keepRefunds(
  act: Act,
  { invoice, earnedMonths, ...whose }: KeptPlanInvoice,
  told: readonly ToldRefund[],
): Promise<AuditLine[]> {
  const known = await listPlanRefunds(act.trx, invoice.id);
  let standing = await goneFrom(act.trx, invoice.id);
  const lines: AuditLine[] = [];
  const keep = async (
    action: "subscription.refund" | "subscription.refundBack",
    refund: PlanRefund,
    posting: Posting | null,
  ) => {
    if (posting) await post(act, posting);
    const after = { refundId: refund.id, minor: String(refund.minor), currency: invoice.currency };
    const about = whose.userId ? { id: whose.userId, entity: "user" } : { id: invoice.subscription };
    lines.push({ ...about, action, after });
  };
  for (const { id, minor, refundedAt } of inOrder(told, ({ refundedAt }) => refundedAt)) {
    if (known.some((each) => each.id === id)) continue;
    const refund = planRefundOf({ invoice, earnedMonths, refunds: standing }, id, BigInt(minor));
    await insertPlanRefund(act.trx, invoice.id, refund, new Date(refundedAt));
    await keep("subscription.refund", refund, planRefundPosting(invoice, refund));
    standing.push(refund);
  }
  for (const { id, failedAt } of inOrder(told, ({ failedAt }) => failedAt ?? 0)) {
    const refund = standing.find((each) => each.id === id);
    if (failedAt === null || !refund) continue;
    standing = standing.filter((each) => each !== refund);
    await markPlanRefundFailed(act.trx, id, new Date(failedAt));
    await keep(
      "subscription.refundBack",
      refund,
      planRefundFailedPosting({ invoice, earnedMonths, refunds: standing }, refund),
    );
    await notifyOfRefund(act, whose, refund, invoice.currency);
  }
  return lines;
}

function inOrder<Told extends { id: string }>(told: readonly Told[], at: (told: Told) => number): Told[] {
  return told.toSorted((a, b) => at(a) - at(b) || (a.id < b.id ? -1 : 1));
}

/** Whoever was to have the money back hears that it did not arrive. */
async function notifyOfRefund(
  act: Act,
  { userId, priceKey }: Pick<KeptPlanInvoice, "userId" | "priceKey">,
  { id, minor }: PlanRefund,
  currency: string,
): Promise<void> {
  const [to] = userId ? await listEmails(act.trx, [userId]) : [];
  if (!userId || !to) return;
  const what = { priceKey, minor, currency };
  act.enqueueMail({ to: to.email, ...refundBackLetter(what, act.publicUrl), key: `plan refund back ${id}` });
  const news = { source: `planRefund:${id}:failed`, text: refundBackNotice(what), link: "/subscription" };
  act.notify({ userId, topic: "plan", ...news });
}
