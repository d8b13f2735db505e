import { settleLate, unsettled } from "./charges.ts";
import { decideDispute, disputeDueAt } from "./disputes.ts";
import { emit } from "./emit.ts";
import { methodOf, payInvoice, setStatus } from "./payInvoice.ts";
import { movePayout, payoutDueAt } from "./payouts.ts";
import { failRefund } from "./refunds.ts";
import { bill, cancel, linesOf, setPeriod } from "./subscriptions.ts";
import { addInterval, DAY } from "./time.ts";
import type { StripeObject, World } from "./World.ts";

const HOURS_TO_COMPLETE = 23 * 60 * 60;
const OVER = new Set(["canceled", "incomplete_expired", "paused"]);

/** Lets everything happen that is due until then, in its order: of one test clock, or of all that no test clock holds. */
export function passTime(world: World, to: number, clockId: string | null = null): void {
  for (;;) {
    const next = nextOf(world, to, clockId);
    setClock(world, next ? next.at : to, clockId);
    if (!next) break;
    next.happen();
  }
  for (const session of world.all("checkout.session"))
    if (session.status === "open" && session.expires_at <= world.now(session))
      emit(world, "checkout.session.expired", world.change(session.id, { status: "expired", url: null }));
}

/** Does what the time of the world itself has made due. */
export function catchUp(world: World): void {
  const now = world.now();
  if (nextOf(world, now, null)) passTime(world, now);
}

/** Something that is due: when, in seconds, and what it does. */
interface Due {
  at: number;
  happen(): void;
}

function nextOf(world: World, to: number, clockId: string | null): Due | null {
  let next: Due | null = null;
  const consider = (
    at: number | null | undefined,
    whose: StripeObject | null,
    happen: (at: number) => void,
  ) => {
    if (at === null || at === undefined || at > to || (next && at >= next.at)) return;
    if ((world.clockOf(whose)?.id ?? null) === clockId) next = { at, happen: () => happen(at) };
  };
  for (const subscription of world.all("subscription"))
    consider(dueAt(world, subscription), subscription, (at) => step(world, subscription, at));
  for (const payout of world.all("payout"))
    consider(payoutDueAt(payout), null, () => movePayout(world, payout));
  for (const dispute of world.all("dispute"))
    consider(disputeDueAt(dispute), world.find(dispute.charge), () =>
      decideDispute(world, dispute.id, "lost"),
    );
  for (const { id, at } of unsettled(world)) consider(at, world.find(id), () => settleLate(world, id));
  for (const refund of world.all("refund"))
    consider(world.hidden(refund.id).failsAt, world.find(refund.charge), () => failRefund(world, refund.id));
  return next;
}

function setClock(world: World, to: number, clockId: string | null): void {
  if (clockId) {
    const { frozen_time } = world.get(clockId, "test_helpers.test_clock");
    world.change(clockId, { frozen_time: Math.max(frozen_time, to) });
  } else if (to > world.now()) world.jumpTo(to);
}

/** The next moment at which something happens to a subscription, in seconds; null: nothing ever does. */
export function dueAt(world: World, subscription: StripeObject): number | null {
  const { id, status, created, trial_end: trialEnd, cancel_at: cancelAt } = subscription;
  if (OVER.has(status)) return null;
  if (status === "incomplete") return created + HOURS_TO_COMPLETE;
  const invoice = world.find(subscription.latest_invoice);
  const moments: number[] = [subscription.items.data[0].current_period_end];
  if (status === "trialing" && !world.hidden(id).isWarned) moments.push(trialEnd - 3 * DAY);
  if (invoice?.status === "open" && invoice.next_payment_attempt) moments.push(invoice.next_payment_attempt);
  if (cancelAt) moments.push(cancelAt);
  return Math.min(...moments);
}

function step(world: World, subscription: StripeObject, at: number): void {
  const { id, status, cancel_at: cancelAt, trial_end: trialEnd } = subscription;
  const invoice = world.find(subscription.latest_invoice);
  if (status === "incomplete") {
    if (invoice) world.change(invoice.id, { status: "void" });
    setStatus(world, id, "incomplete_expired");
  } else if (status === "trialing" && !world.hidden(id).isWarned && at < trialEnd) {
    world.hide(id, { isWarned: true });
    emit(world, "customer.subscription.trial_will_end", subscription);
  } else if (cancelAt && at >= cancelAt) {
    cancel(world, id, "cancellation_requested");
  } else if (
    invoice?.status === "open" &&
    invoice.next_payment_attempt &&
    at >= invoice.next_payment_attempt
  ) {
    const failure = payInvoice(world, invoice.id);
    if (failure && world.get(invoice.id, "invoice").next_payment_attempt === null)
      cancel(world, id, "payment_failed");
  } else if (status === "trialing") endTrial(world, id);
  else renew(world, id);
}

/** From here on it is paid, unless nobody left a card and it was said what becomes of it then. */
export function endTrial(world: World, id: string): void {
  const subscription = world.get(id, "subscription");
  const whenNoCard = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (!methodOf(world, subscription) && whenNoCard !== "create_invoice") {
    if (whenNoCard === "cancel") {
      cancel(world, id, "payment_failed");
      return;
    }
    emit(world, "customer.subscription.paused", setStatus(world, id, "paused"));
    return;
  }
  const now = world.now(subscription);
  world.change(id, { trial_end: now, billing_cycle_anchor: now });
  setPeriod(world, world.get(id, "subscription"), now, now);
  renew(world, id, { status: "active" });
}

function renew(world: World, id: string, fields: Record<string, unknown> = {}): void {
  const before = world.get(id, "subscription");
  const [item] = before.items.data;
  const start = item.current_period_end;
  const end = addInterval(start, item.price.recurring, before.billing_cycle_anchor);
  world.change(id, fields);
  const after = setPeriod(world, world.get(id, "subscription"), start, end);
  const changed = { items: before.items, ...(fields.status ? { status: before.status } : {}) };
  emit(world, "customer.subscription.updated", after, { before: changed });
  bill(world, id, "subscription_cycle", linesOf(world, after));
}

/** A paused subscription goes on: a new period begins, and is paid. */
export function resume(world: World, id: string): StripeObject {
  const subscription = world.get(id, "subscription");
  const now = world.now(subscription);
  world.change(id, { billing_cycle_anchor: now });
  setPeriod(world, world.get(id, "subscription"), now, now);
  renew(world, id, { status: "active" });
  const after = world.get(id, "subscription");
  emit(world, "customer.subscription.resumed", after);
  return after;
}
