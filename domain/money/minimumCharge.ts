import { decimalsOf } from "./decimals.ts";

/** The least that Stripe takes at once, in minor units, as its documentation has it; half a unit of any other currency. */
const LEAST: Readonly<Record<string, bigint>> = {
  AED: 200n,
  CZK: 1500n,
  DKK: 250n,
  GBP: 30n,
  HKD: 400n,
  HUF: 17_500n,
  JPY: 50n,
  MXN: 1000n,
  MYR: 200n,
  NOK: 300n,
  PLN: 200n,
  RON: 200n,
  SEK: 300n,
  THB: 1000n,
};

/** The least that can be charged, in minor units: 50 US cents. */
export function minimumCharge(currency: string): bigint {
  return LEAST[currency] ?? (10n ** BigInt(decimalsOf(currency)) + 1n) / 2n;
}

/** Whether a total can be charged: nothing is free and needs no payment; 1 to 49 US cents are too little for one. */
export function judgeCharge(totalMinor: bigint, currency: string): "free" | "tooLittle" | "charged" {
  if (totalMinor < 0n) throw new RangeError("Nobody is charged less than nothing.");
  if (totalMinor === 0n) return "free";
  return totalMinor < minimumCharge(currency) ? "tooLittle" : "charged";
}
