import type Stripe from "stripe";
import { portalFor, setUpStripe } from "../../setUpStripe.ts";

/** The last day of a long month: what renews then renews on the last day of short ones. */
export const FROM = Date.UTC(2027, 0, 31, 12) / 1000;

/**
 * Every call of the product for which nobody has to be at one of Stripe's pages, in an account that is the emulator's or Stripe's own;
 * what is left there waits for somebody at a page. `code`: of a discount, new in that account.
 */
export async function prepareShop(stripe: Stripe, address: string, code: string) {
  const success_url = `${address}/settings?checkout=success`;
  await setUpStripe(stripe, address);
  const tax = await stripe.tax.settings.retrieve();
  const price = async (key: string) => (await stripe.prices.list({ lookup_keys: [key] })).data[0]!;
  const [monthly, label] = [await price("artist_pro_monthly"), await price("artist_label_monthly")];
  const coupon = await stripe.coupons.create({
    percent_off: 25,
    duration: "repeating",
    duration_in_months: 2,
  });
  await stripe.promotionCodes.create({ promotion: { type: "coupon", coupon: coupon.id }, code });
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: FROM });
  const customer = await stripe.customers.create({
    ...{ email: "ada@example.com", test_clock: clock.id, metadata: { user: "1" } },
    address: { country: "DE" },
  });
  await stripe.customers.update(customer.id, { name: "Ada" });
  const { id: gone } = await stripe.customers.create({ email: "gone@example.com", test_clock: clock.id });
  await stripe.customers.del(gone);
  await stripe.customers.retrieve(gone);
  const plan = await stripe.checkout.sessions.create({
    ...{ mode: "subscription", customer: customer.id, success_url, cancel_url: address },
    ...{ client_reference_id: "1", allow_promotion_codes: true },
    automatic_tax: { enabled: tax.status === "active" },
    line_items: [{ price: monthly.id, quantity: 1 }],
    subscription_data: { trial_period_days: 7, metadata: { kind: "studio" } },
  });
  await stripe.checkout.sessions.retrieve(plan.id, { expand: ["line_items", "customer"] });
  await stripe.billingPortal.sessions.create({
    ...{ customer: customer.id, return_url: address },
    configuration: await portalFor(stripe, "studio"),
  });
  const order = await stripe.checkout.sessions.create({
    ...{ mode: "payment", success_url, metadata: { sale: "1" }, customer_creation: "always" },
    line_items: [
      { price_data: { currency: "eur", unit_amount: 2500, product_data: { name: "LP" } }, quantity: 2 },
    ],
    shipping_address_collection: { allowed_countries: ["DE", "ES"] },
    shipping_options: [
      {
        shipping_rate_data: {
          ...{ type: "fixed_amount", display_name: "Post" },
          fixed_amount: { amount: 700, currency: "eur" },
        },
      },
    ],
    payment_intent_data: { transfer_group: "sale_1", metadata: { sale: "1" } },
  });
  const { id: left } = await stripe.checkout.sessions.create({
    ...{ mode: "payment", success_url },
    line_items: [
      { price_data: { currency: "eur", unit_amount: 100, product_data: { name: "MP3" } }, quantity: 1 },
    ],
  });
  await stripe.checkout.sessions.expire(left);
  const payee = await preparePayee(stripe, address);
  await stripe.invoices.list({ customer: customer.id });
  await readMoney(stripe, { stripeAccount: payee.account.id });
  await stripe.disputes.list();
  await stripe.refunds.list();
  return { tax, label, clock, customer, plan, order, ...payee };
}

/** Somebody who will be paid, before they said where their bank is. */
async function preparePayee(stripe: Stripe, address: string) {
  const account = await stripe.accounts.create({
    ...{ country: "US", email: "bo@example.com", business_type: "individual", metadata: { party: "1" } },
    capabilities: { transfers: { requested: true } },
    controller: {
      ...{ stripe_dashboard: { type: "express" }, fees: { payer: "application" } },
      losses: { payments: "application" },
    },
    settings: { payouts: { schedule: { interval: "manual" } } },
  });
  const onboarding = await stripe.accountLinks.create({
    ...{ account: account.id, type: "account_onboarding", return_url: address, refresh_url: address },
  });
  await stripe.accounts.update(account.id, { metadata: { country: "US" } });
  return { account, onboarding };
}

/** What stands in the books of the provider, of the platform and of somebody who is paid. */
export async function readMoney(stripe: Stripe, on: { stripeAccount: string }): Promise<void> {
  for (const options of [on, {}]) {
    await stripe.balance.retrieve({}, options);
    await stripe.balanceTransactions.list({}, options);
    await stripe.charges.list({}, options);
  }
  await stripe.payouts.list({}, on);
  await stripe.transfers.list();
  await stripe.accounts.list();
}

/** Takes away from an account of Stripe's own what the preparation left there, but for plans and prices. */
export async function clearShop(
  stripe: Stripe,
  address: string,
  { clock, account }: Awaited<ReturnType<typeof prepareShop>>,
): Promise<void> {
  await stripe.testHelpers.testClocks.del(clock.id);
  await stripe.accounts.del(account.id);
  for await (const { id, url } of stripe.webhookEndpoints.list())
    if (url.startsWith(address)) await stripe.webhookEndpoints.del(id);
}
