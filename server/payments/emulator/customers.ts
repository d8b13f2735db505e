import { randomBytes } from "node:crypto";
import { emit } from "./emit.ts";
import { given, metadataIn, type Params } from "./parameters.ts";
import type { StripeObject, World } from "./World.ts";

const PLAIN = ["email", "name", "description", "phone", "address", "shipping"] as const;

export function createCustomer(world: World, params: Params): StripeObject {
  if (params.test_clock) world.get(params.test_clock, "test_helpers.test_clock", "test_clock");
  const customer = world.create("customer", "cus", {
    ...given(params, ...PLAIN, "test_clock"),
    ...(params.address && { address: wholeAddress(params.address) }),
    metadata: metadataIn(params),
    invoice_prefix: randomBytes(4).toString("hex").toUpperCase(),
    invoice_settings: invoiceSettings(params.invoice_settings?.default_payment_method ?? null),
  });
  emit(world, "customer.created", customer);
  return customer;
}

export function updateCustomer(world: World, id: string, params: Params): StripeObject {
  const before = world.get(id, "customer");
  const method = params.invoice_settings?.default_payment_method;
  const customer = world.change(id, {
    ...given(params, ...PLAIN),
    ...(params.address && { address: wholeAddress(params.address) }),
    metadata: metadataIn(params, before.metadata),
    ...(method !== undefined && { invoice_settings: invoiceSettings(method || null) }),
  });
  emit(world, "customer.updated", customer);
  return customer;
}

/** Gives a card to a customer, who pays with it from then on where they had none or want it so. */
export function attachCard(world: World, method: StripeObject, customerId: string, isDefault: boolean): void {
  const attached = world.change(method.id, { customer: customerId });
  emit(world, "payment_method.attached", attached);
  if (isDefault)
    updateCustomer(world, customerId, { invoice_settings: { default_payment_method: method.id } });
}

function invoiceSettings(method: string | null) {
  return { custom_fields: null, default_payment_method: method, footer: null, rendering_options: null };
}

export function wholeAddress(given: Params) {
  const { city = null, country = null, line1 = null, line2 = null, postal_code = null, state = null } = given;
  return { city, country, line1, line2, postal_code, state };
}
