import { decimalsOf } from "../../domain/money/decimals.ts";

/** An amount as a cell for spreadsheets: in the currency's own units, with as many decimals as it has. */
export function amountCell(minor: bigint, currency: string): { digits: string } {
  const decimals = decimalsOf(currency);
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const rest = digits.slice(digits.length - decimals);
  return { digits: `${minor < 0n ? "-" : ""}${whole}${rest && `.${rest}`}` };
}
