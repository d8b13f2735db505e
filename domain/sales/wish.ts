import { isCountry } from "../countries.ts";
import type { TaxCategory } from "../ledger/sale.ts";
import { amountText } from "../money/amountText.ts";
import { judgeCharge, minimumCharge } from "../money/minimumCharge.ts";
import { type Problem, problem } from "../words/refusal.ts";
import { CURRENCIES } from "../workspaces/currencies.ts";

/** One thing that somebody wants to buy, at the price that our own database has for it. Amounts in minor units. */
export interface WishedLine {
  /** By its kind and id: "release:…". */
  subject: string;
  quantity: number;
  unitMinor: bigint;
  /** ISO 4217. */
  currency: string;
  taxCategory: TaxCategory;
  shippingMinor: bigint;
}

export const MOST_LINES = 50;
export const MOST_OF_ONE = 999;
/** The payment provider takes eight digits at once. */
export const MOST_AT_ONCE = 99_999_999n;

/** Why this cannot be bought at all; null where it can. `country` is the buyer's, ISO 3166. */
export function wishProblem(lines: readonly WishedLine[], country: string): Problem | null {
  const [first] = lines;
  if (!first) return problem("lines", "sales.nothing");
  if (lines.length > MOST_LINES) return problem("lines", "sales.tooMany", { max: MOST_LINES });
  if (!isCountry(country)) return problem("country", "sales.countryUnknown");
  const { currency } = first;
  if (!CURRENCIES.includes(currency)) return problem("currency", "sales.currencyUnknown", { currency });
  for (const line of lines) {
    if (line.currency !== currency) return problem("currency", "sales.currencyMixed");
    if (!Number.isInteger(line.quantity) || line.quantity < 1 || line.quantity > MOST_OF_ONE)
      return problem("quantity", "sales.quantityWrong", { max: MOST_OF_ONE });
    if (![line.unitMinor, line.shippingMinor].every((minor) => minor >= 0n && minor <= MOST_AT_ONCE))
      return problem("price", "sales.priceWrong");
  }
  return null;
}

/** Why the whole of it cannot be charged; null where it can, and where it is free. */
export function totalProblem(totalMinor: bigint, currency: string): Problem | null {
  if (totalMinor > MOST_AT_ONCE)
    return problem("lines", "sales.tooMuch", { amount: amountText(MOST_AT_ONCE, currency) });
  return judgeCharge(totalMinor, currency) === "tooLittle"
    ? problem("lines", "sales.tooLittle", { amount: amountText(minimumCharge(currency), currency) })
    : null;
}
