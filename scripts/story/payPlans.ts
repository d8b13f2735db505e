import { findCustomer, keepCustomer } from "../../db/billing/paymentCustomers.ts";
import type { Database } from "../../db/open.ts";
import type { PriceKey } from "../../domain/billing/priceTiers.ts";
import type { Services } from "../../server/services.ts";
import { PRICE_OF } from "./accounts.ts";
import { DEMO_ACCOUNTS, type DemoAccount } from "./people.ts";
import { personId } from "./storyId.ts";

/**
 * Lets everybody of the story who is on a plan buy it at our emulator of Stripe, as people do: a checkout, a card, a press. What
 * follows from it comes by the provider's word. Who has paid before does not again; without the emulator nobody does.
 */
export async function payPlans({ db }: Database, { payments, settings }: Services): Promise<void> {
  const { emulator } = payments;
  if (!emulator) return;
  const unpaid: { account: DemoAccount; priceKey: PriceKey }[] = [];
  for (const account of DEMO_ACCOUNTS) {
    const priceKey = account.userTier && PRICE_OF[account.userTier];
    if (priceKey && !(await findCustomer(db, personId(account.name)))) unpaid.push({ account, priceKey });
  }
  if (unpaid.length === 0) return;
  const stripe = await payments.stripe();
  const { data: prices } = await stripe.prices.list({ limit: 100 });
  for (const { account, priceKey } of unpaid) {
    const { name, email, fullName } = account;
    const price = prices.find(({ lookup_key }) => lookup_key === priceKey);
    const userId = personId(name);
    if (!price) continue;
    const { id: customer } = await stripe.customers.create(
      { email, name: fullName, metadata: { user_id: userId } },
      { idempotencyKey: `customer:${userId}` },
    );
    const { url } = await stripe.checkout.sessions.create(
      {
        mode: "subscription",
        customer,
        client_reference_id: userId,
        line_items: [{ price: price.id, quantity: 1 }],
        success_url: settings.publicUrl,
      },
      { idempotencyKey: `story:${userId}` },
    );
    // Known before anything is told of it.
    await keepCustomer(db, { userId, customerId: customer, createdAt: new Date() });
    const card = new URLSearchParams({ action: "pay", card: "4242 4242 4242 4242", email });
    await emulator.fetch(new Request(url!, { method: "POST", body: card }));
  }
}
