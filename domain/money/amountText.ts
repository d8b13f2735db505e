import { decimalsOf } from "./decimals.ts";

/** An amount inside of words that are kept before anybody knows who reads them: "10.50 USD". */
export function amountText(minor: bigint, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const rest = digits.slice(digits.length - decimals);
  return `${minor < 0n ? "−" : ""}${whole}${rest && `.${rest}`} ${currency}`;
}
