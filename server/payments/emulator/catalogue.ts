import { emit } from "./emit.ts";
import { amountIn, demand, given, isTrue, itemsIn, metadataIn, numberIn, type Params } from "./parameters.ts";
import { refuse } from "./refuse.ts";
import type { StripeObject, World } from "./World.ts";

export function createProduct(world: World, params: Params): StripeObject {
  demand(params, "name");
  const product = world.create("product", "prod", {
    ...given(params, "id", "name", "description", "tax_code", "url"),
    metadata: metadataIn(params),
    images: itemsIn(params.images),
    active: params.active === undefined || isTrue(params.active),
    shippable: params.shippable === undefined ? null : isTrue(params.shippable),
    type: "service",
    updated: world.now(),
  });
  emit(world, "product.created", product);
  return product;
}

export function updateProduct(world: World, id: string, params: Params): StripeObject {
  const { metadata } = world.get(id, "product");
  const product = world.change(id, {
    ...given(params, "name", "description", "tax_code", "url"),
    ...(params.active !== undefined && { active: isTrue(params.active) }),
    metadata: metadataIn(params, metadata),
    updated: world.now(),
  });
  emit(world, "product.updated", product);
  return product;
}

export function createPrice(world: World, params: Params): StripeObject {
  demand(params, "currency");
  const amount = amountIn(params.unit_amount, "unit_amount");
  const custom = params.custom_unit_amount;
  if (amount === null && !custom) demand(params, "unit_amount");
  if (amount !== null && amount < 0)
    refuse("This value must be greater than or equal to 0.", { param: "unit_amount" });
  const product = params.product
    ? world.get(params.product, "product", "product")
    : createProduct(world, params.product_data ?? {});
  claimLookupKey(world, params);
  const { recurring } = params;
  const price = world.create("price", "price", {
    product: product.id,
    currency: params.currency.toLowerCase(),
    unit_amount: amount,
    unit_amount_decimal: amount === null ? null : String(amount),
    ...given(params, "lookup_key", "nickname"),
    metadata: metadataIn(params),
    active: params.active === undefined || isTrue(params.active),
    tax_behavior: params.tax_behavior ?? "unspecified",
    type: recurring ? "recurring" : "one_time",
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: numberIn(recurring.interval_count) ?? 1,
          ...{ meter: null, trial_period_days: null, usage_type: "licensed" },
        }
      : null,
    custom_unit_amount: custom
      ? {
          minimum: amountIn(custom.minimum, "minimum"),
          maximum: amountIn(custom.maximum, "maximum"),
          preset: amountIn(custom.preset, "preset"),
        }
      : null,
  });
  emit(world, "price.created", price);
  return price;
}

export function updatePrice(world: World, id: string, params: Params): StripeObject {
  const { metadata } = world.get(id, "price");
  claimLookupKey(world, params, id);
  const price = world.change(id, {
    ...given(params, "lookup_key", "nickname", "tax_behavior"),
    ...(params.active !== undefined && { active: isTrue(params.active) }),
    metadata: metadataIn(params, metadata),
  });
  emit(world, "price.updated", price);
  return price;
}

/** A lookup key names one price; another takes it over only where that is wanted. */
function claimLookupKey(world: World, params: Params, id?: string): void {
  const { lookup_key: key } = params;
  if (!key) return;
  for (const other of world.all("price")) {
    if (other.lookup_key !== key || other.id === id) continue;
    if (!isTrue(params.transfer_lookup_key))
      refuse(`A price (\`${other.id}\`) already uses that lookup key.`, { param: "lookup_key" });
    world.change(other.id, { lookup_key: null });
  }
}

/** The older form of a recurring price, which a subscription still carries beside it. */
export function planOf(price: StripeObject): Record<string, unknown> {
  const { id, unit_amount, created, currency, recurring, product } = price;
  return {
    ...{ id, object: "plan", active: true, amount: unit_amount, amount_decimal: price.unit_amount_decimal },
    ...{ billing_scheme: "per_unit", created, currency, interval: recurring.interval },
    ...{ interval_count: recurring.interval_count, livemode: false, metadata: {}, meter: null },
    ...{ nickname: null, product, tiers_mode: null, transform_usage: null, trial_period_days: null },
    usage_type: "licensed",
  };
}
