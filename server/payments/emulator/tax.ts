import { blank } from "./blank.ts";

/**
 * What a customer of a country pays on digital goods, in percent, as far as a test needs to know: a few countries with a tax of each
 * size, and nothing elsewhere. Real rates are the business of Stripe Tax.
 */
const PERCENT: Readonly<Record<string, number>> = {
  ...{ AT: 20, AU: 10, BE: 21, CA: 5, CH: 8.1, DE: 19, DK: 25, ES: 21, FI: 25.5, FR: 20, GB: 20 },
  ...{ IE: 23, IT: 22, JP: 10, MX: 16, NL: 21, NZ: 15, PL: 23, PT: 23, SE: 25 },
};

export interface Tax {
  /** In minor units. */
  amount: number;
  isInclusive: boolean;
  taxableAmount: number;
}

/** The tax on an amount in minor units; within it where its price says so, else on top. Negative amounts give tax back. */
export function taxOn(amount: number, country: string | null, behavior: string | null): Tax {
  const percent = PERCENT[country ?? ""] ?? 0;
  const isInclusive = behavior === "inclusive";
  const tax = isInclusive ? amount - amount / (1 + percent / 100) : (amount * percent) / 100;
  const rounded = Math.round(tax);
  return { amount: rounded, isInclusive, taxableAmount: isInclusive ? amount - rounded : amount };
}

/** What the platform said about itself before tax is reckoned: all that is needed. */
export function taxSettings() {
  return { ...blank("tax.settings"), status: "active", status_details: { active: {} } };
}
