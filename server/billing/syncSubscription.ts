import type Stripe from "stripe";
import { lockUser, updateUser } from "../../db/accounts/users.ts";
import { findCustomersUser } from "../../db/billing/paymentCustomers.ts";
import { findSecondPlan, insertSecondPlan } from "../../db/billing/secondPlans.ts";
import {
  claimReading,
  isLatestReading,
  lockSubscription,
  type SubscriptionRow,
  upsertSubscription,
} from "../../db/billing/subscriptions.ts";
import { listMembershipsOf } from "../../db/workspaces/workspaces.ts";
import { type Role, worksInStudio } from "../../domain/accounts/roles.ts";
import type { SubscriptionStatus } from "../../domain/billing/plans.ts";
import { kindOfPrice, type PriceKey } from "../../domain/billing/priceTiers.ts";
import { tierPaidFor } from "../../domain/billing/tierPaidFor.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { type Act, type AuditLine, verb } from "../acting/verb.ts";
import { log } from "../log.ts";
import { idOf } from "../payments/idOf.ts";
import { planLetter } from "./letters.ts";
import { priceKeyOf, statusOf } from "./planAtProvider.ts";

/** What the provider says of a subscription, as far as our record keeps it. Moments in epoch milliseconds. */
interface Reading {
  claim: number;
  subscriptionId: string;
  customerId: string;
  status: SubscriptionStatus;
  priceId: string;
  priceKey: PriceKey;
  startedAt: number;
  currentPeriodStart: number;
  currentPeriodEnd: number;
  cancelAtPeriodEnd: boolean;
  paymentMethodBrand: string | null;
  paymentMethodLast4: string | null;
  /** The other plan of the kind that was read right before, and still ran. */
  beside: string | null;
}

const claim = verb("claimSubscriptionReading", {
  unaudited: "a number for a reading; what was read is the line of writeSubscription",
  async run(act, { subscriptionId }: { subscriptionId: string }) {
    return act.done({ claim: await claimReading(act.trx, subscriptionId, act.now) });
  },
});

/**
 * Writes what was read, unless somebody began reading later. Where the person has another plan of the kind, `beside` says whether that one
 * was read too: if not, its id is the answer; if it was, the one that began earlier stays and the other is to be ended.
 */
const write = verb("writeSubscription", {
  audit: "subscription.sync",
  async run(act, { claim, beside, ...reading }: Reading) {
    const { trx, now } = act;
    const { subscriptionId, customerId, priceKey, status } = reading;
    const userId: string | null = await findCustomersUser(trx, customerId);
    const user = userId === null ? undefined : await lockUser(trx, userId);
    if (!user) return act.unchanged({ runs: null });
    const kind = kindOfPrice(priceKey);
    const before = await lockSubscription(trx, user.id, kind);
    const isAnother = before?.subscriptionId != null && before.subscriptionId !== subscriptionId;
    if (!(await isLatestReading(trx, subscriptionId, claim))) return act.unchanged({ runs: null });
    if (await findSecondPlan(trx, subscriptionId)) return act.unchanged({ runs: null });
    const record = {
      ...reading,
      startedAt: new Date(reading.startedAt),
      currentPeriodStart: new Date(reading.currentPeriodStart),
      currentPeriodEnd: new Date(reading.currentPeriodEnd),
    };
    const lines: AuditLine[] = [];
    if (isAnother && before.status !== "canceled") {
      if (status === "canceled") return act.unchanged({ runs: null });
      if (beside !== before.subscriptionId) return act.unchanged({ runs: before.subscriptionId });
      const isFirst = beganBefore(record, before);
      lines.push(await endSecond(act, user.id, isFirst ? [record, before] : [before, record]));
      if (!isFirst) return act.done({ runs: null }, lines);
    }
    if (before && !isAnother && isSame(before, record)) return act.unchanged({ runs: null });
    await upsertSubscription(trx, { userId: user.id, kind, ...record }, now);
    const works = worksInStudio(user.role as Role) || (await listMembershipsOf(trx, user.id)).length > 0;
    const userTier = tierPaidFor(priceKey, status, works);
    if (userTier && userTier !== user.userTier) await updateUser(trx, user.id, { userTier, updatedAt: now });
    const wasStatus = isAnother ? null : (before?.status ?? null);
    if (status !== wasStatus) {
      const letter = planLetter(status, priceKey, act.publicUrl);
      if (letter) act.enqueueMail({ to: user.email, ...letter });
    }
    lines.push({ id: user.id, entity: "user", before: { status: wasStatus }, after: { status, priceKey } });
    return act.done({ runs: null }, lines);
  },
});

/** As far as two plans are compared. */
type Begun = Pick<SubscriptionRow, "subscriptionId" | "priceKey" | "startedAt">;

/** The provider counts in seconds: in the same one, the ids decide, so that it is the same whoever is read first. */
function beganBefore(one: Begun, other: Begun): boolean {
  const by = (one.startedAt?.getTime() ?? 0) - (other.startedAt?.getTime() ?? 0);
  return by < 0 || (by === 0 && one.subscriptionId! < other.subscriptionId!);
}

/** Notes that the second of two plans is to be ended and given back, which a job does. */
async function endSecond(
  act: Act,
  userId: string,
  [kept, second]: readonly [Begun, Begun],
): Promise<AuditLine> {
  const subscriptionId = second.subscriptionId!;
  const names = { priceKey: second.priceKey!, keptPriceKey: kept.priceKey! };
  await insertSecondPlan(act.trx, {
    ...{ subscriptionId, userId, keptSubscriptionId: kept.subscriptionId!, ...names, foundAt: act.now },
  });
  act.enqueue("end-second-plan", { subscriptionId });
  return { id: userId, entity: "user", action: "subscription.second", after: { subscriptionId, ...names } };
}

/**
 * Brings our record of a subscription in line with the provider's, whatever event or return asked for it, in whatever order. It
 * always reads the subscription anew; of two readings at once the one that began later counts. Where another of the kind runs, that one is
 * read as well before either is taken for the second: our record of it may be older than its end.
 */
export async function syncSubscription(
  from: ActContext,
  stripe: Stripe,
  subscriptionId: string,
): Promise<void> {
  let other = await readAndWrite(from, stripe, subscriptionId, null);
  while (other !== null) {
    await readAndWrite(from, stripe, other, null);
    other = await readAndWrite(from, stripe, subscriptionId, other);
  }
}

/** The id of another plan of the kind that seems to run and was not read; null where all is written. */
async function readAndWrite(
  from: ActContext,
  stripe: Stripe,
  subscriptionId: string,
  beside: string | null,
): Promise<string | null> {
  const { claim: claimed } = await act(from, claim, { subscriptionId });
  const found = await stripe.subscriptions.retrieve(subscriptionId, {
    expand: ["default_payment_method", "customer.invoice_settings.default_payment_method"],
  });
  const reading = readingOf(found, claimed);
  return reading ? (await act(from, write, { ...reading, beside })).runs : null;
}

function readingOf(found: Stripe.Subscription, claim: number): Omit<Reading, "beside"> | null {
  const { id, customer } = found;
  const status = statusOf(found.status);
  const priceKey = priceKeyOf(found);
  const item = found.items.data[0];
  if (!priceKey || !item) {
    log.warn("a subscription to a price that is none of ours", { subscriptionId: id });
    return null;
  }
  if (!status) return null;
  const { brand = null, last4 = null } = cardOf(found) ?? {};
  return {
    claim,
    subscriptionId: id,
    customerId: idOf(customer),
    status,
    priceId: item.price.id,
    priceKey,
    startedAt: found.created * 1000,
    currentPeriodStart: item.current_period_start * 1000,
    currentPeriodEnd: item.current_period_end * 1000,
    cancelAtPeriodEnd: found.cancel_at_period_end || found.cancel_at !== null,
    paymentMethodBrand: brand,
    paymentMethodLast4: last4,
  };
}

/** The card that is charged: the subscription's own, else the customer's; null for none, and for what is no card. */
function cardOf({ default_payment_method: own, customer }: Stripe.Subscription) {
  const usual =
    typeof customer !== "string" && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null;
  const method = own ?? usual;
  return method && typeof method !== "string" ? method.card : null;
}

function isSame(before: object, after: object): boolean {
  const known = before as Record<string, unknown>;
  return Object.entries(after).every(([name, value]) => {
    const was = known[name];
    return value instanceof Date ? was instanceof Date && was.getTime() === value.getTime() : was === value;
  });
}
