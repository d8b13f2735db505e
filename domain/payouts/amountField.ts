import { decimalsOf } from "../money/decimals.ts";

/** What somebody typed as an amount, in digits of minor units: "1.234,5" is none, "12,5" of dollars is 1250. Null: no amount. */
export function minorIn(typed: string, currency: string): string | null {
  const decimals = decimalsOf(currency);
  const [, whole, rest = ""] = /^(\d{1,12})(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined || rest.length > decimals) return null;
  return String(BigInt(whole + rest.padEnd(decimals, "0")));
}
