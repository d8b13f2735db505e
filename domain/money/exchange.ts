import { roundedHalfUp } from "./rates.ts";

/**
 * An amount in minor units as it was before it was changed, to the nearest minor unit of that currency, halves up; below zero as above it. `rate`, as the payment
 * provider tells it: how many minor units it gave for one. It is the decimal number that was written, so that nothing is reckoned by floats. RangeError: it is none
 * above zero.
 */
export function changedBack(minor: bigint, rate: number): bigint {
  if (!(Number.isFinite(rate) && rate > 0)) throw new RangeError(`${rate} is no rate of exchange.`);
  const [written, power] = rate.toExponential().split("e") as [string, string];
  const [whole, decimals = ""] = written.split(".") as [string, string?];
  const places = BigInt(decimals.length) - BigInt(power);
  const above = (minor < 0n ? -minor : minor) * tens(places);
  const below = BigInt(whole + decimals) * tens(-places);
  const before = roundedHalfUp(above, below);
  return minor < 0n ? -before : before;
}

/** 1 for a power below zero, which stands on the other side of the fraction. */
const tens = (power: bigint): bigint => 10n ** (power > 0n ? power : 0n);
