import { moveBalance } from "./balances.ts";
import { cardOf } from "./cards.ts";
import { standsInTheWay } from "./disputes.ts";
import { emit } from "./emit.ts";
import { amountIn, given, metadataIn, type Params } from "./parameters.ts";
import { refuse } from "./refuse.ts";
import { DAY } from "./time.ts";
import type { StripeObject, World } from "./World.ts";

/** As long as a bank takes to say that it cannot take the money. */
const FAILS_AFTER = 3 * DAY;

/** Gives money back: all that is left of a payment, or a part. Stripe keeps its fee. */
export function createRefund(world: World, params: Params): StripeObject {
  const intent = params.payment_intent
    ? world.get(params.payment_intent, "payment_intent", "payment_intent")
    : null;
  const charge = world.get(intent?.latest_charge ?? params.charge, "charge", "charge");
  const left: number = charge.amount - charge.amount_refunded;
  const amount = amountIn(params.amount, "amount") ?? left;
  if (standsInTheWay(world, charge))
    refuse("This charge has been charged back; cannot issue a refund.", { code: "charge_disputed" });
  if (left === 0)
    refuse(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  if (amount <= 0) refuse("Invalid positive integer", { param: "amount" });
  if (amount > left)
    refuse(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: "amount",
      code: "amount_too_large",
    });
  const made = world.create("refund", "re", {
    ...{ amount, charge: charge.id, payment_intent: charge.payment_intent, currency: charge.currency },
    ...given(params, "reason"),
    created: world.now(charge),
    status: "succeeded",
    metadata: metadataIn(params),
  });
  if (cardOf(world, world.find(charge.payment_method))?.refundFails)
    world.hide(made.id, { failsAt: made.created + FAILS_AFTER });
  const transaction = moveBalance(world, made, { type: "refund", amount: -amount });
  const refund = world.change(made.id, { balance_transaction: transaction.id });
  const refunded = charge.amount_refunded + amount;
  const after = world.change(charge.id, {
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  emit(world, "refund.created", refund);
  emit(world, "charge.refunded", after);
  return refund;
}

/** The buyer's bank could not take it: the money is the platform's again. */
export function failRefund(world: World, id: string): StripeObject {
  const before = world.get(id, "refund");
  if (before.status !== "succeeded" || !before.payment_intent) refuse("This refund cannot fail.");
  const charge = world.get(before.charge, "charge");
  const back = moveBalance(world, before, {
    ...{ type: "refund_failure", category: "refund_failure", amount: before.amount },
  });
  world.hide(id, { failsAt: null });
  const refund = world.change(id, {
    ...{ status: "failed", failure_reason: "lost_or_stolen_card", failure_balance_transaction: back.id },
  });
  world.change(charge.id, { amount_refunded: charge.amount_refunded - before.amount, refunded: false });
  emit(world, "refund.failed", refund);
  return refund;
}
