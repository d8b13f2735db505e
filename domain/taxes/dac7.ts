import { sumOf } from "../money/allocate.ts";
import { decimalsOf } from "../money/decimals.ts";
import { considerationOf, type LineSums } from "./lineSums.ts";

/**
 * From when on a platform reports a seller (Council Directive (EU) 2021/514, Annex V, section I, B.4 (d), as of 2023-01-01): spared
 * is who sold goods fewer than 30 times in a year, for no more than EUR 2,000. Whether that spares downloads too nobody has decided,
 * so it is told of a seller as if it did not matter what was sold.
 */
export const DAC7 = {
  sales: 30,
  euros: 2_000,
  source: "Directive (EU) 2021/514, Annex V I B 4 (d)",
  asOf: "2023-01-01",
};

/** What a seller sold in one currency in a year, or in a part of it. */
export interface Sold extends LineSums {
  currency: string;
  sales: number;
}

/** No currency has more. */
const DECIMALS = 4;

/**
 * Whether all that a seller sold in a year is to be reported: sales and amounts of every currency count together. Nothing is exchanged
 * here: what is in another currency counts as so many euros, and what is below zero in one takes nothing from the others, so that the
 * list may have one too many.
 */
export function isReportable(sold: readonly Sold[]): boolean {
  let euros = 0n;
  for (const [currency, own] of Map.groupBy(sold, (each) => each.currency)) {
    const minor = sumOf(own.map(considerationOf));
    if (minor > 0n) euros += minor * 10n ** BigInt(DECIMALS - decimalsOf(currency));
  }
  const sales = sold.reduce((sum, each) => sum + each.sales, 0);
  return sales >= DAC7.sales || euros > BigInt(DAC7.euros) * 10n ** BigInt(DECIMALS);
}
