import type Stripe from "stripe";
import { listEmails } from "../../db/accounts/users.ts";
import { listPlanRefunds } from "../../db/billing/planRefunds.ts";
import {
  findSecondPlan,
  listSecondPlansToEnd,
  lockSecondPlan,
  markSecondPlanEnded,
} from "../../db/billing/secondPlans.ts";
import { sumOf } from "../../domain/money/allocate.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { paymentsOf, postPlanInvoice } from "./invoices/postPlanInvoice.ts";
import { secondPlanLetter, secondPlanNotice } from "./letters.ts";
import { statusOf } from "./planAtProvider.ts";

interface Ended {
  subscriptionId: string;
  invoiceIds: readonly string[];
  /** ISO 4217. */
  currency: string;
}

/** Notes that it is over, and tells the person, once. */
const settle = verb("settleSecondPlan", {
  audit: "subscription.secondEnded",
  may: isSystem,
  async run(act, { subscriptionId, invoiceIds, currency }: Ended) {
    const { trx } = act;
    const plan = await lockSecondPlan(trx, subscriptionId);
    if (!plan || plan.endedAt) return act.unchanged({});
    await markSecondPlanEnded(trx, subscriptionId, act.now);
    const refunds = (await Promise.all(invoiceIds.map((id) => listPlanRefunds(trx, id)))).flat();
    const minor = sumOf(refunds.filter(({ failedAt }) => failedAt === null).map((each) => each.minor));
    const { userId, priceKey, keptPriceKey } = plan;
    const after = { subscriptionId, minor: String(minor), currency };
    if (!userId) return act.done({}, { id: subscriptionId, after });
    const [to] = await listEmails(trx, [userId]);
    const what = { priceKey, keptPriceKey, minor, currency };
    const key = `second plan ${subscriptionId}`;
    if (to) act.enqueueMail({ to: to.email, ...secondPlanLetter(what, act.publicUrl), key });
    const news = {
      source: `secondPlan:${subscriptionId}`,
      text: secondPlanNotice(what),
      link: "/subscription",
    };
    act.notify({ userId, topic: "plan", ...news });
    return act.done({}, { id: userId, entity: "user", after });
  },
});

/**
 * Ends a plan that was bought although the person had one of its kind, and gives back all that was paid for it. Each step looks at what stands at
 * the provider, so it goes on where it was cut off, and done twice it is done once. What cannot be given back yet, such as a payment that a
 * bank is deciding about, is thrown and tried again.
 */
export async function endSecondPlan(from: ActContext, subscriptionId: string): Promise<void> {
  const plan = await findSecondPlan(from.db, subscriptionId);
  if (!plan || plan.endedAt) return;
  const stripe = await from.services.payments.stripe();
  const { status, currency } = await stripe.subscriptions.retrieve(subscriptionId);
  // Nothing is reckoned up for the days that are left: all of it is given back.
  if (statusOf(status) !== "canceled")
    await stripe.subscriptions.cancel(
      subscriptionId,
      { prorate: false, invoice_now: false },
      { idempotencyKey: `endSecondPlan:${subscriptionId}` },
    );
  const invoiceIds: string[] = [];
  for await (const { id, status } of stripe.invoices.list({ subscription: subscriptionId, limit: 100 })) {
    if (status === "open") await stripe.invoices.voidInvoice(id!);
    if (status !== "paid") continue;
    await giveBack(stripe, id!);
    if (!(await postPlanInvoice(from, stripe, id!)))
      throw new Error(`The provider has not said what it keeps of ${id}.`);
    invoiceIds.push(id!);
  }
  await act(from, settle, { subscriptionId, invoiceIds, currency: currency.toUpperCase() });
}

/** All that is left of what was paid for an invoice. */
async function giveBack(stripe: Stripe, invoiceId: string): Promise<void> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ["payments"] });
  for (const payment of paymentsOf(invoice))
    await stripe.refunds
      .create(
        { payment_intent: payment, reason: "duplicate", metadata: { invoice: invoiceId } },
        { idempotencyKey: `refundSecondPlan:${payment}` },
      )
      .catch(async (error) => {
        const { code } = error as { code?: unknown };
        const isBack =
          code === "charge_already_refunded" ||
          (code === "charge_disputed" && (await isLost(stripe, payment)));
        if (!isBack) throw error;
      });
}

/** Whether the buyer's bank took the money back for good. */
async function isLost(stripe: Stripe, payment: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ payment_intent: payment, limit: 100 });
  return data.some(({ status }) => status === "lost");
}

const AT_ONCE = 100;

/** Goes on with what was not ended yet, also where its own job was given up: one that fails keeps nobody from the rest. */
export async function endSecondPlans(context: JobContext, now = new Date()): Promise<void> {
  if (context.services.payments.mode === "off") return;
  const from = actingAs("end-second-plans", context, () => now);
  for (const id of await listSecondPlansToEnd(context.db, AT_ONCE))
    await endSecondPlan(from, id).catch((error) => log.error("second-plan-not-ended", { id, error }));
}
