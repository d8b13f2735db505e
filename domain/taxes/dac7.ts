import { decimalsOf } from "../money/decimals.ts";

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

/**
 * Whether a year of a seller in one currency is to be reported. Nothing is exchanged here: what is in another currency counts as so
 * many euros, so that the list may have one too many.
 */
export function isReportable(
  sales: number,
  { minor, currency }: { minor: bigint; currency: string },
): boolean {
  return sales >= DAC7.sales || minor > BigInt(DAC7.euros) * 10n ** BigInt(decimalsOf(currency));
}
