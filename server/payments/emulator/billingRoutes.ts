import { listOf } from "./blank.ts";
import { type ApiRoute, del, get, post } from "./Call.ts";
import { createPrice, createProduct, updatePrice, updateProduct } from "./catalogue.ts";
import { changeSubscription } from "./changeSubscription.ts";
import { createSession, expireSession, lineItems } from "./checkout.ts";
import { createCustomer, updateCustomer } from "./customers.ts";
import { deleteCustomer, readCustomer } from "./deleteCustomer.ts";
import { createCoupon, createPromotionCode, updatePromotionCode } from "./discounts.ts";
import { emit } from "./emit.ts";
import { page } from "./page.ts";
import { resume } from "./passTime.ts";
import { payInvoice } from "./payInvoice.ts";
import { createConfiguration, createPortalSession } from "./portal.ts";
import { previewInvoice } from "./previewInvoice.ts";
import { declined, refuse } from "./refuse.ts";
import { cancel, createSubscription } from "./subscriptions.ts";
import { taxSettings } from "./tax.ts";

/** Who buys what: customers, the catalogue, Checkout, subscriptions, invoices and the portal. */
export const billingRoutes: readonly ApiRoute[] = [
  post("customers", ({ world, params }) => createCustomer(world, params)),
  get("customers", ({ world, params, url }) => page(world, "customer", params, url)),
  get("customers/:", ({ world, id }) => readCustomer(world, id)),
  post("customers/:", ({ world, id, params }) => updateCustomer(world, id, params)),
  del("customers/:", ({ world, id }) => deleteCustomer(world, id)),
  get("customers/:/payment_methods", ({ world, id, params, url }) =>
    page(world, "payment_method", params, url, ({ customer }) => customer === id),
  ),
  get("payment_methods/:", ({ world, id }) => world.get(id, "payment_method")),
  post("payment_methods/:/detach", ({ world, id }) => {
    const { customer } = world.get(id, "payment_method");
    const detached = world.change(id, { customer: null });
    emit(world, "payment_method.detached", detached, { before: { customer } });
    return detached;
  }),

  post("products", ({ world, params }) => createProduct(world, params)),
  get("products", ({ world, params, url }) => page(world, "product", params, url)),
  get("products/:", ({ world, id }) => world.get(id, "product")),
  post("products/:", ({ world, id, params }) => updateProduct(world, id, params)),
  post("prices", ({ world, params }) => createPrice(world, params)),
  get("prices", ({ world, params, url }) => page(world, "price", params, url)),
  get("prices/:", ({ world, id }) => world.get(id, "price")),
  post("prices/:", ({ world, id, params }) => updatePrice(world, id, params)),
  post("coupons", ({ world, params }) => createCoupon(world, params)),
  get("coupons", ({ world, params, url }) => page(world, "coupon", params, url)),
  get("coupons/:", ({ world, id }) => world.get(id, "coupon")),
  post("promotion_codes", ({ world, params }) => createPromotionCode(world, params)),
  get("promotion_codes", ({ world, params, url }) => page(world, "promotion_code", params, url)),
  get("promotion_codes/:", ({ world, id }) => world.get(id, "promotion_code")),
  post("promotion_codes/:", ({ world, id, params }) => updatePromotionCode(world, id, params)),

  post("checkout/sessions", ({ world, params }) => createSession(world, params)),
  get("checkout/sessions", ({ world, params, url }) => page(world, "checkout.session", params, url)),
  get("checkout/sessions/:", ({ world, id }) => world.get(id, "checkout.session")),
  post("checkout/sessions/:/expire", ({ world, id }) =>
    expireSession(world, world.get(id, "checkout.session").id),
  ),
  get("checkout/sessions/:/line_items", ({ world, id, url }) =>
    lineItems(world, world.get(id, "checkout.session").id, url),
  ),

  post("subscriptions", ({ world, params }) => createSubscription(world, params)),
  get("subscriptions", ({ world, params, url }) => page(world, "subscription", params, url)),
  get("subscriptions/:", ({ world, id }) => world.get(id, "subscription")),
  post("subscriptions/:", ({ world, id, params }) => changeSubscription(world, id, params)),
  post("subscriptions/:/resume", ({ world, id }) => {
    if (world.get(id, "subscription").status !== "paused")
      refuse("Only paused subscriptions can be resumed.");
    return resume(world, id);
  }),
  del("subscriptions/:", ({ world, id }) => cancel(world, id, "cancellation_requested")),

  post("invoices/create_preview", ({ world, params }) => previewInvoice(world, params)),
  get("invoices", ({ world, params, url }) => page(world, "invoice", params, url)),
  get("invoices/:", ({ world, id }) => world.get(id, "invoice")),
  get("invoice_payments", ({ world, params, url }) =>
    listOf(
      world
        .all("invoice")
        .flatMap(({ payments }) => payments.data)
        .filter(({ payment }) => payment.payment_intent === params.payment?.payment_intent),
      url,
    ),
  ),
  get("invoices/:/lines", ({ world, id, url }) => listOf(world.get(id, "invoice").lines.data, url)),
  post("invoices/:/pay", ({ world, id }) => {
    if (world.get(id, "invoice").status === "paid")
      refuse("Invoice is already paid", { code: "invoice_already_paid" });
    const failure = payInvoice(world, id);
    if (failure) declined("Your card was declined.", failure);
    return world.get(id, "invoice");
  }),
  post("invoices/:/void", ({ world, id }) => {
    const { status, status_transitions: moments } = world.get(id, "invoice");
    if (status !== "open") refuse("You can only pass in open invoices.");
    const voided = world.change(id, {
      status: "void",
      status_transitions: { ...moments, voided_at: world.now() },
    });
    emit(world, "invoice.voided", voided);
    return voided;
  }),

  get("tax/settings", () => taxSettings()),

  post("billing_portal/configurations", ({ world, params }) => createConfiguration(world, params)),
  get("billing_portal/configurations", ({ world, params, url }) =>
    page(world, "billing_portal.configuration", params, url),
  ),
  post("billing_portal/sessions", ({ world, params }) => createPortalSession(world, params)),
];
