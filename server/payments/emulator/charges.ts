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
    payment_method_details: method ? { type: "card" } : null,
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
  const paid = failure ? made : world.change(made.id, { balance_transaction: settle(world, made).id });
  const whole = world.change(intent.id, { latest_charge: paid.id });
  emit(world, failure ? "charge.failed" : "charge.succeeded", paid);
  emit(world, failure ? "payment_intent.payment_failed" : "payment_intent.succeeded", whole);
  return { intent: whole, failure };
}

function failureOf(world: World, { method, isBuyerHere, isConfirmed }: Payment): string | null {
  const card = cardOf(world, method);
  if (!card) return "card_declined";
  if (card.declines) return card.declines;
  if (card.declinesLater) return card.declinesLater;
  const wantsAsking = card.asks === "always" || (card.asks === "first" && isBuyerHere);
  return wantsAsking && !isConfirmed ? "authentication_required" : null;
}

function settle(world: World, made: StripeObject): StripeObject {
  const fee = Math.round((made.amount * FEE_BPS) / 10_000) + FEE_FIXED;
  return moveBalance(world, made, {
    type: "charge",
    amount: made.amount,
    fee,
    availableOn: made.created + 2 * DAY,
  });
}

/** What the platform's own balance gains or loses, in minor units; `availableOn` in seconds. */
export interface Movement {
  type: string;
  amount: number;
  fee?: number;
  availableOn?: number;
  /** Of another account's balance than the platform's. */
  account?: string;
}

export function moveBalance(
  world: World,
  source: StripeObject,
  { type, amount, fee = 0, availableOn, account }: Movement,
): StripeObject {
  const now = world.now(source);
  const transaction = world.create("balance_transaction", "txn", {
    ...{ amount, fee, net: amount - fee, currency: source.currency, source: source.id, type },
    created: now,
    reporting_category: type === "adjustment" ? "dispute" : type,
    balance_type: "payments",
    status: (availableOn ?? now) > now ? "pending" : "available",
    available_on: availableOn ?? now,
    fee_details: fee
      ? [
          {
            ...{ amount: fee, application: null, currency: source.currency, type: "stripe_fee" },
            description: "Stripe processing fees",
          },
        ]
      : [],
  });
  if (account) world.hide(transaction.id, { account });
  return transaction;
}
