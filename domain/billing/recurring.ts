import { MONTHS, OFFER_NAMES, OFFERS, type OfferName, offerOfPrice, PAY_INTERVALS } from "./offers.ts";

/** What a plan brings in each month while nobody comes or goes. */
export interface Recurring {
  name: OfferName;
  people: number;
  ending: number;
  /** At the prices of today and without tax; what is paid by the year counts a twelfth. Minor units of `currency`. */
  monthlyMinor: bigint;
  currency: string;
}

interface Payers {
  priceKey: string;
  people: number;
  ending: number;
}

/** Every plan that is sold, in the order of the cards. A price that is none of ours says nothing. */
export function recurringOf(payers: readonly Payers[]): Recurring[] {
  return OFFER_NAMES.flatMap((name) => {
    const { price } = OFFERS[name];
    if (!price) return [];
    const sum = { name, people: 0, ending: 0, monthlyMinor: 0n, currency: price.currency };
    for (const interval of PAY_INTERVALS)
      for (const { priceKey, people, ending } of payers) {
        if (priceKey !== price.keys[interval]) continue;
        sum.people += people;
        sum.ending += ending;
        sum.monthlyMinor +=
          interval === "year"
            ? (BigInt(price.yearlyMinor) * BigInt(people)) / 12n
            : BigInt(price.monthlyMinor) * BigInt(people);
      }
    return [sum];
  });
}

interface Paid {
  month: string;
  priceKey: string;
  currency: string;
  invoices: number;
  netMinor: bigint;
  taxMinor: bigint;
  processorMinor: bigint;
}

/** What was paid for a plan in a month, at whichever of its prices. */
export type OfferMonth = Omit<Paid, "priceKey"> & { name: OfferName };

/** The same rows by plan, in their order. */
export function monthsOfOffers(paid: readonly Paid[]): OfferMonth[] {
  const found = new Map<string, OfferMonth>();
  for (const { priceKey, ...row } of paid) {
    const name = offerOfPrice(priceKey)?.name;
    if (!name) continue;
    const key = `${row.month} ${name} ${row.currency}`;
    const before = found.get(key);
    found.set(key, {
      ...{ ...row, name },
      invoices: row.invoices + (before?.invoices ?? 0),
      netMinor: row.netMinor + (before?.netMinor ?? 0n),
      taxMinor: row.taxMinor + (before?.taxMinor ?? 0n),
      processorMinor: row.processorMinor + (before?.processorMinor ?? 0n),
    });
  }
  return [...found.values()];
}

/** What a plan brought in in a month, with what is paid by the year spread over its months; without tax. */
export interface RecurringMonth {
  month: string;
  name: OfferName;
  currency: string;
  monthlyMinor: bigint;
}

/** Every plan that is sold in each of the months (2026-11), which invoices of up to eleven months before count towards too. */
export function recurringMonths(paid: readonly Paid[], months: readonly string[]): RecurringMonth[] {
  const sold = OFFER_NAMES.filter((name) => OFFERS[name].price);
  const currencies = new Set([
    ...sold.map((name) => OFFERS[name].price!.currency),
    ...paid.map((row) => row.currency),
  ]);
  return [...currencies].flatMap((currency) =>
    months.flatMap((month) =>
      sold.map((name) => ({ month, name, currency, monthlyMinor: shareOf(paid, { month, name, currency }) })),
    ),
  );
}

function shareOf(
  paid: readonly Paid[],
  { month, name, currency }: Omit<RecurringMonth, "monthlyMinor">,
): bigint {
  let minor = 0n;
  for (const row of paid) {
    const offer = offerOfPrice(row.priceKey);
    if (offer?.name !== name || row.currency !== currency) continue;
    const length = MONTHS[offer.interval];
    const age = placeOf(month) - placeOf(row.month);
    if (age >= 0 && age < length) minor += row.netMinor / BigInt(length);
  }
  return minor;
}

/** Months counted through, so that one from another is how far apart they are. */
function placeOf(month: string): number {
  const [year, number] = month.split("-");
  return Number(year) * 12 + Number(number);
}
