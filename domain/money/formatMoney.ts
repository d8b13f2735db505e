import { decimalsOf } from "./decimals.ts";

/** An amount of minor units for reading, in the one way that all screens write it: "$59.99" in English, "59,99 US$" in Spanish. */
export function formatMoney(minor: number | bigint, currency: string, locale: string): string {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(inWriting(BigInt(minor), decimals));
}

/** Digits, not a number: a number would round what is beyond its fifteen places. */
function inWriting(minor: bigint, decimals: number): Intl.StringNumericLiteral {
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const rest = digits.slice(digits.length - decimals);
  return `${minor < 0n ? "-" : ""}${whole}${rest && `.${rest}`}` as Intl.StringNumericLiteral;
}
