import { decimalsOf } from "./decimals.ts";

/** Minor units as a field shows them; empty for no price. */
export function inMajor(minor: number | null | undefined, currency: string): number | "" {
  return minor == null ? "" : minor / 10 ** decimalsOf(currency);
}

/** What stands in a price field, in minor units; null for an empty one. */
export function inMinor(major: number | "", currency: string): number | null {
  return major === "" ? null : Math.round(Number(major) * 10 ** decimalsOf(currency));
}
