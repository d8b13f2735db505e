import { blank, listOf } from "./blank.ts";
import { createPrice } from "./catalogue.ts";
import { couponOf, reduction } from "./discounts.ts";
import { emit } from "./emit.ts";
import { amountIn, demand, given, isTrue, itemsIn, metadataIn, numberIn, type Params } from "./parameters.ts";
import { refuse } from "./refuse.ts";
import { taxOn } from "./tax.ts";
import { DAY } from "./time.ts";
import type { StripeObject, World } from "./World.ts";

/** One line of what is bought. */
export interface SessionLine {
  price: StripeObject;
  quantity: number;
}

/** What the API does not show of a session. */
export interface SessionSecrets {
  asked: Params;
  lines: readonly SessionLine[];
  country?: string | null;
  /** What the buyer named as the price, in minor units. */
  customAmount?: number;
}

/** Stripe's own bounds of how long a session can stay open. */
const SHORTEST = 30 * 60;

export function createSession(world: World, params: Params): StripeObject {
  demand(params, "mode", "success_url");
  const { mode } = params;
  if (mode !== "subscription" && mode !== "payment") refuse("Invalid mode.", { param: "mode" });
  const customer = params.customer ? world.get(params.customer, "customer", "customer") : null;
  const lines = itemsIn(params.line_items).map((item): SessionLine => {
    const price = item.price
      ? world.get(item.price, "price", "line_items[0][price]")
      : createPrice(world, item.price_data);
    if (!price.active) refuse("The price specified is inactive.", { param: "line_items[0][price]" });
    return { price, quantity: numberIn(item.quantity) ?? 1 };
  });
  judgeLines(mode, lines);
  judgeTax(params, customer);
  const expiresAt = numberIn(params.expires_at) ?? world.now(customer) + DAY;
  if (expiresAt < world.now(customer) + SHORTEST - 60)
    refuse("The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.", {
      param: "expires_at",
    });
  const made = world.create("checkout.session", "cs_test", {
    ...{ mode, success_url: params.success_url, customer: customer?.id ?? null, expires_at: expiresAt },
    ...given(
      params,
      "cancel_url",
      "client_reference_id",
      "billing_address_collection",
      "customer_email",
      "locale",
    ),
    created: world.now(customer),
    metadata: metadataIn(params),
    allow_promotion_codes: isTrue(params.allow_promotion_codes),
    automatic_tax: {
      ...blank("checkout.session").automatic_tax,
      enabled: isTrue(params.automatic_tax?.enabled),
      status: isTrue(params.automatic_tax?.enabled) ? "requires_location_inputs" : null,
    },
    currency: lines[0]?.price.currency ?? null,
    ...{ status: "open", payment_status: "unpaid", payment_method_types: ["card"], ui_mode: "hosted_page" },
    payment_method_collection:
      params.payment_method_collection ?? (mode === "subscription" ? "always" : "if_required"),
    customer_creation: mode === "payment" ? (params.customer_creation ?? "if_required") : null,
    shipping_address_collection: params.shipping_address_collection
      ? { allowed_countries: itemsIn(params.shipping_address_collection.allowed_countries) }
      : null,
    discounts: itemsIn(params.discounts).map(({ coupon = null, promotion_code = null }) => ({
      coupon,
      promotion_code,
    })),
  });
  world.hide(made.id, { asked: params, lines } satisfies SessionSecrets);
  world.change(made.id, { url: `${world.pages}/checkout/${made.id}` });
  return countUp(world, made.id);
}

function judgeLines(mode: string, lines: readonly SessionLine[]): void {
  if (lines.length === 0) refuse("You must provide `line_items`.", { param: "line_items" });
  const recurring = lines.filter(({ price }) => price.recurring);
  if (mode === "payment" && recurring.length > 0)
    refuse(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      { param: "line_items" },
    );
  if (mode === "subscription" && recurring.length < lines.length)
    refuse("You must provide at least one recurring price in `subscription` mode when using prices.", {
      param: "line_items",
    });
  if (new Set(lines.map(({ price }) => price.currency)).size > 1)
    refuse("All prices in a session must use the same currency.", { param: "line_items" });
}

/** Of somebody who is known already, tax needs the address, or leave to keep the one that they give. */
function judgeTax(
  { automatic_tax: tax, customer_update: kept }: Params,
  customer: StripeObject | null,
): void {
  if (isTrue(tax?.enabled) && customer && !customer.address?.country && kept?.address !== "auto")
    refuse(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      { code: "customer_tax_location_invalid" },
    );
}

export const secretsOf = (world: World, id: string) => world.hidden(id) as SessionSecrets;

/** What a session comes to, once more: after a code, a country or a price that the buyer named. */
export function countUp(world: World, id: string): StripeObject {
  const session = world.get(id, "checkout.session");
  const { asked, lines, country = null, customAmount } = secretsOf(world, id);
  const subtotal = customAmount ?? lines.reduce((sum, line) => sum + amountOf(line), 0);
  const [rate] = itemsIn(asked.shipping_options);
  const shipping = amountIn(rate?.shipping_rate_data?.fixed_amount?.amount, "amount") ?? 0;
  let discounted = subtotal;
  for (const discount of session.discounts ?? [])
    discounted -= reduction(couponOf(world, discount), discounted);
  const behavior = lines[0]!.price.tax_behavior;
  const tax = taxOn(discounted + shipping, session.automatic_tax.enabled ? country : null, behavior);
  const isTrial = isTrialOf(asked);
  const total = discounted + shipping + (tax.isInclusive ? 0 : tax.amount);
  return world.change(id, {
    amount_subtotal: isTrial ? 0 : subtotal,
    amount_total: isTrial ? 0 : total,
    total_details: {
      amount_discount: isTrial ? 0 : subtotal - discounted,
      amount_shipping: shipping,
      amount_tax: isTrial ? 0 : tax.amount,
    },
    ...(session.automatic_tax.enabled && {
      automatic_tax: { ...session.automatic_tax, status: country ? "complete" : "requires_location_inputs" },
    }),
  });
}

export function isTrialOf({ subscription_data: wanted }: Params): boolean {
  return Boolean(wanted?.trial_period_days || wanted?.trial_end);
}

const amountOf = ({ price, quantity }: SessionLine): number =>
  (price.unit_amount ?? price.custom_unit_amount?.preset ?? 0) * quantity;

/** `listLineItems`: the discount lies on the lines in order, the tax on the whole. */
export function lineItems(world: World, id: string, url: string) {
  const session = world.get(id, "checkout.session");
  const { lines, customAmount } = secretsOf(world, id);
  let left: number = session.total_details?.amount_discount ?? 0;
  const items = lines.map((line, index) => {
    const subtotal = customAmount ?? amountOf(line);
    const discount = Math.min(left, subtotal);
    left -= discount;
    return {
      ...blank("item"),
      id: `li_${id.slice("cs_test_".length)}${index}`,
      ...{ amount_subtotal: subtotal, amount_discount: discount, amount_total: subtotal - discount },
      ...{ currency: line.price.currency, quantity: line.quantity, price: line.price },
      description: world.find(line.price.product)?.name ?? null,
    };
  });
  return listOf(items, url);
}

export function expireSession(world: World, id: string): StripeObject {
  const { status } = world.get(id, "checkout.session");
  if (status !== "open") refuse('Only Checkout Sessions with a status in ["open"] can be expired.', {}, 400);
  const expired = world.change(id, { status: "expired", url: null });
  emit(world, "checkout.session.expired", expired);
  return expired;
}
