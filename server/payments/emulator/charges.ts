import { moveBalance } from "./balances.ts";
import { cardOf } from "./cards.ts";
import { emit } from "./emit.ts";
import { DAY } from "./time.ts";
import type { StripeObject, World } from "./World.ts";

/** One payment that is tried. Amounts in minor units. */
export interface Payment {
  amount: number;
  currency: string;
  customer: string | null;
  method: StripeObject | null;
  metadata?: Record<string, string>;
  description?: string | null;
  transferGroup?: string | null;
  email?: string | null;
  shipping?: unknown;
  /** The buyer said yes to their bank, or is not here to be asked. */
  isConfirmed?: boolean;
  isBuyerHere: boolean;
}

export interface PaymentResult {
  intent: StripeObject;
  /** Why not, in the words of the API; null: paid. */
  failure: string | null;
}

const DECLINED = "Your card was declined.";
const FEE_BPS = 290;
const FEE_FIXED = 30;
const DAYS_TO_SETTLE = 2;
const HOUR = 60 * 60;
const UNSETTLED = "unsettled charges";

/** Tries to take money from a card. */
export function charge(world: World, payment: Payment): PaymentResult {
  const { amount, currency, customer, method, metadata = {}, description = null } = payment;
  const failure = failureOf(world, payment);
  const transferGroup = payment.transferGroup ?? null;
  const about = { amount, currency, customer, payment_method: method?.id ?? null, metadata, description };
  const intent = world.create("payment_intent", "pi", {
    ...about,
    payment_method_types: ["card"],
    capture_method: "automatic",
    confirmation_method: "automatic",
    transfer_group: transferGroup,
    status: failure
      ? failure === "authentication_required"
        ? "requires_action"
        : "requires_payment_method"
      : "succeeded",
    amount_received: failure ? 0 : amount,
    last_payment_error: failure
      ? { type: "card_error", code: "card_declined", decline_code: failure, message: DECLINED }
      : null,
  });
  const made = world.create("charge", "ch", {
    ...about,
    created: intent.created,
    payment_intent: intent.id,
    payment_method_details: method ? { type: "card", card: shownCard(method) } : null,
    ...(method?.billing_details && { billing_details: method.billing_details }),
    transfer_group: transferGroup,
    status: failure ? "failed" : "succeeded",
    paid: !failure,
    captured: !failure,
    amount_captured: failure ? 0 : amount,
    failure_code: failure ? "card_declined" : null,
    failure_message: failure ? DECLINED : null,
    receipt_email: payment.email ?? null,
    shipping: payment.shipping ?? null,
  });
  const paid = failure ? made : settle(world, made, method);
  const whole = world.change(intent.id, { latest_charge: paid.id });
  emit(world, failure ? "charge.failed" : "charge.succeeded", paid);
  emit(world, failure ? "payment_intent.payment_failed" : "payment_intent.succeeded", whole);
  return { intent: whole, failure };
}

/** What a charge repeats of the card. */
function shownCard({ card }: StripeObject) {
  if (!card) return null;
  const {
    brand,
    checks,
    country,
    exp_month,
    exp_year,
    fingerprint,
    funding,
    last4,
    regulated_status,
    wallet,
  } = card;
  return {
    ...{ brand, checks, country, exp_month, exp_year, fingerprint, funding, last4, regulated_status, wallet },
    ...{ amount_authorized: null, authorization_code: null, installments: null, mandate: null },
    ...{ electronic_commerce_indicator: null, network_transaction_id: null, transaction_link_id: null },
    ...{ network: brand, three_d_secure: null },
  };
}

function failureOf(world: World, { method, isBuyerHere, isConfirmed }: Payment): string | null {
  const card = cardOf(world, method);
  if (!card) return "card_declined";
  if (card.declines) return card.declines;
  if (card.declinesLater) return card.declinesLater;
  const wantsAsking = card.asks === "always" || (card.asks === "first" && isBuyerHere);
  return wantsAsking && !isConfirmed ? "authentication_required" : null;
}

/** Moves the money, or leaves that for later. */
function settle(world: World, made: StripeObject, method: StripeObject | null): StripeObject {
  const card = cardOf(world, method);
  if (!card?.isSettledLater) return move(world, made, card?.isAvailableAtOnce ? 0 : DAYS_TO_SETTLE * DAY);
  world.write(UNSETTLED, [...unsettled(world), { id: made.id, at: made.created + HOUR }]);
  return made;
}

function move(world: World, { id, created, amount }: StripeObject, afterwards: number): StripeObject {
  const moved = moveBalance(world, world.get(id, "charge"), {
    ...{ type: "charge", amount, availableOn: created + afterwards },
    fee: (arrived) => Math.round((arrived * FEE_BPS) / 10_000) + FEE_FIXED,
  });
  return world.change(id, { balance_transaction: moved.id });
}

/** Payments whose money has not moved yet, and when it does, in seconds. */
export const unsettled = (world: World): readonly { id: string; at: number }[] => world.read(UNSETTLED) ?? [];

/** What is kept of a payment is known at last. */
export function settleLate(world: World, id: string): void {
  world.write(
    UNSETTLED,
    unsettled(world).filter((each) => each.id !== id),
  );
  const paid = move(world, world.get(id, "charge"), DAYS_TO_SETTLE * DAY);
  emit(world, "charge.updated", paid, { before: { balance_transaction: null } });
}
