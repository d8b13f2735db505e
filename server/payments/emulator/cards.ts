import type { StripeObject, World } from "./World.ts";

/** How a card of Stripe's documentation behaves. */
export interface TestCard {
  brand: string;
  /** It is refused wherever it is used. */
  declines?: string;
  /** It can be kept, and is refused when it is charged. */
  declinesLater?: string;
  /** Its bank asks the buyer: at the first payment, or at each. */
  asks?: "first" | "always";
  /** The buyer of a payment with it disputes it. */
  disputes?: boolean;
  /** What was paid can be sent on without waiting for days. */
  isAvailableAtOnce?: boolean;
  /** Money that is given back to it comes back some days later. */
  refundFails?: boolean;
  /** What is kept of a payment is only known an hour later, as of ways to pay that settle by themselves. No card of the documentation does that. */
  isSettledLater?: boolean;
}

export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  "4242424242424242": { brand: "visa" },
  "5555555555554444": { brand: "mastercard" },
  "378282246310005": { brand: "amex" },
  "4000000000000077": { brand: "visa", isAvailableAtOnce: true },
  "4000000000000002": { brand: "visa", declines: "generic_decline" },
  "4000000000009995": { brand: "visa", declines: "insufficient_funds" },
  "4000000000000069": { brand: "visa", declines: "expired_card" },
  "4000000000000341": { brand: "visa", declinesLater: "generic_decline" },
  "4000002500003155": { brand: "visa", asks: "first" },
  "4000002760003184": { brand: "visa", asks: "always" },
  "4000000000000259": { brand: "visa", disputes: true },
  "4000000000005126": { brand: "visa", refundFails: true },
  "4000000000007718": { brand: "visa", isSettledLater: true },
};

/** Who pays, as they wrote it beside their card. */
export interface Payer {
  email?: string | null;
  name?: string | null;
  country?: string | null;
}

/** A card as a payment method; its number is known to the emulator alone. */
export function keepCard(world: World, number: string, { email, name, country }: Payer): StripeObject {
  const { brand } = TEST_CARDS[number]!;
  const address = country
    ? { city: null, country, line1: null, line2: null, postal_code: null, state: null }
    : null;
  const method = world.create("payment_method", "pm", {
    type: "card",
    allow_redisplay: "limited",
    billing_details: { address, email: email ?? null, name: name ?? null, phone: null, tax_id: null },
    card: {
      ...{ brand, checks: null, country: "US", display_brand: brand, exp_month: 12, exp_year: 2034 },
      ...{ fingerprint: null, funding: "credit", generated_from: null, last4: number.slice(-4) },
      ...{ networks: null, regulated_status: "unregulated", three_d_secure_usage: null, wallet: null },
    },
  });
  world.hide(method.id, { number });
  return method;
}

/** How the card behaves that stands behind a payment method. */
export function cardOf(world: World, method: StripeObject | null): TestCard | null {
  return (method && TEST_CARDS[world.hidden(method.id).number]) ?? null;
}
