import type Stripe from "stripe";
import { SUBSCRIPTION_KINDS, type SubscriptionKind } from "../../domain/billing/plans.ts";
import { FAN_PRO_PRICE, LABEL_PRICE, type PlanPrice, PRO_PRICE } from "../../domain/billing/prices.ts";
import { kindOfPrice, PRICE_TIERS, type PriceKey } from "../../domain/billing/priceTiers.ts";
import { PRODUCT_NAME } from "../../domain/product.ts";
import { API_VERSION } from "./apiVersion.ts";
import { CONNECT_EVENTS, PLATFORM_EVENTS } from "./events.ts";

/** What we sell as plans, each with its prices by our own names for them. */
const PLANS: readonly {
  name: string;
  prices: readonly [key: PriceKey, price: PlanPrice, interval: "month" | "year"][];
}[] = [
  {
    name: "Pro Artist",
    prices: [
      ["artist_pro_monthly", PRO_PRICE, "month"],
      ["artist_pro_yearly", PRO_PRICE, "year"],
    ],
  },
  {
    name: "Indee Label",
    prices: [
      ["artist_label_monthly", LABEL_PRICE, "month"],
      ["artist_label_yearly", LABEL_PRICE, "year"],
    ],
  },
  {
    name: "Fan Pro",
    prices: [
      ["fan_pro_monthly", FAN_PRO_PRICE, "month"],
      ["fan_pro_yearly", FAN_PRO_PRICE, "year"],
    ],
  },
  {
    name: "Starter",
    prices: [["artist_starter", { ...PRO_PRICE, monthlyMinor: 0, yearlyMinor: 0 }, "month"]],
  },
];

/** Which product is ours, whatever somebody calls it in the dashboard. */
const PLAN = "levare_plan";
const PORTAL = "levare_portal";

/** What was made; what stood already is left out. */
export interface SetUp {
  made: string[];
  /** Of endpoints that were made: shown by Stripe this once. */
  secrets: { platform?: string; connect?: string };
}

/**
 * Makes what the product needs in an account of Stripe: plans and their prices, what customers may do in the portal, and the
 * endpoints of events. Asked again it changes nothing.
 */
export async function setUpStripe(stripe: Stripe, publicUrl: string): Promise<SetUp> {
  const made: string[] = [];
  const prices = await setUpPrices(stripe, made);
  await setUpPortals(stripe, prices, made);
  const secrets = await setUpEndpoints(stripe, `${publicUrl}/webhooks/stripe`, made);
  return { made, secrets };
}

async function setUpPrices(stripe: Stripe, made: string[]): Promise<Map<PriceKey, Stripe.Price>> {
  const keys = Object.keys(PRICE_TIERS) as PriceKey[];
  const found = await stripe.prices.list({ lookup_keys: keys, limit: 100 });
  const byKey = new Map(found.data.map((price) => [price.lookup_key as PriceKey, price]));
  const products = await stripe.products
    .list({ active: true, limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  for (const { name, prices } of PLANS) {
    let product = products.find(({ metadata }) => metadata[PLAN] === name);
    if (!product) {
      product = await stripe.products.create({ name, metadata: { [PLAN]: name } });
      made.push(`product ${name}`);
    }
    for (const [key, { monthlyMinor, yearlyMinor, currency }, interval] of prices) {
      const amount = interval === "month" ? monthlyMinor : yearlyMinor;
      const standing = byKey.get(key);
      if (standing?.unit_amount === amount && standing.currency === currency.toLowerCase()) continue;
      // Whoever subscribed at another price keeps it: the name goes to a new one.
      const price = await stripe.prices.create({
        ...{ product: product.id, currency: currency.toLowerCase(), unit_amount: amount },
        ...{ lookup_key: key, transfer_lookup_key: true, tax_behavior: "exclusive" },
        recurring: { interval },
        metadata: { tier: PRICE_TIERS[key] },
      });
      byKey.set(key, price);
      made.push(`price ${key}`);
    }
  }
  return byKey;
}

/** One portal for each kind of plan: whoever pays for a studio is not offered a fan's plan instead. */
async function setUpPortals(
  stripe: Stripe,
  prices: ReadonlyMap<PriceKey, Stripe.Price>,
  made: string[],
): Promise<void> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  for (const kind of SUBSCRIPTION_KINDS) {
    if (data.some(({ metadata }) => metadata?.[PORTAL] === kind)) continue;
    const offered = PLANS.map(({ prices: own }) =>
      own.map(([key]) => key).filter((key) => kindOfPrice(key) === kind && PRICE_TIERS[key] !== "trial"),
    ).filter((keys) => keys.length > 0);
    await stripe.billingPortal.configurations.create({
      business_profile: { headline: PRODUCT_NAME },
      metadata: { [PORTAL]: kind },
      features: {
        customer_update: { enabled: true, allowed_updates: ["address", "email", "name", "tax_id"] },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: "at_period_end" },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ["price"],
          proration_behavior: "always_invoice",
          products: offered.map((keys) => ({
            product: prices.get(keys[0]!)!.product as string,
            prices: keys.map((key) => prices.get(key)!.id),
          })),
        },
      },
    });
    made.push(`portal ${kind}`);
  }
}

/** What the portal is to offer to whoever has a plan of this kind: the id of its configuration. */
export async function portalFor(stripe: Stripe, kind: SubscriptionKind): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find(({ metadata }) => metadata?.[PORTAL] === kind);
  if (!found) throw new Error("The account of Stripe is not set up: npm run stripe:setup");
  return found.id;
}

async function setUpEndpoints(stripe: Stripe, url: string, made: string[]): Promise<SetUp["secrets"]> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const secrets: SetUp["secrets"] = {};
  for (const [kind, events] of [
    ["platform", PLATFORM_EVENTS],
    ["connect", CONNECT_EVENTS],
  ] as const) {
    const standing = data.find((endpoint) => endpoint.metadata.levare === kind);
    if (standing) {
      const isSame = standing.url === url && events.every((event) => standing.enabled_events.includes(event));
      if (!isSame) {
        await stripe.webhookEndpoints.update(standing.id, { url, enabled_events: [...events] });
        made.push(`endpoint ${kind}, changed`);
      }
      continue;
    }
    const { secret } = await stripe.webhookEndpoints.create({
      ...{ url, enabled_events: [...events], connect: kind === "connect", metadata: { levare: kind } },
      // Events are written as the endpoint's version says, whatever the SDK speaks.
      api_version: API_VERSION,
    });
    if (secret) secrets[kind] = secret;
    made.push(`endpoint ${kind}`);
  }
  return secrets;
}
