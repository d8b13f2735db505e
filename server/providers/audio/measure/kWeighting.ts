/** b0, b1, b2, a1, a2 of a normalised second-order filter. */
export type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** A second-order filter with its memory (transposed direct form II). */
export class Biquad {
  readonly coefficients: Coefficients;
  z1 = 0;
  z2 = 0;
  constructor(coefficients: Coefficients) {
    this.coefficients = coefficients;
  }
}

/** The head's shelf of ITU-R BS.1770-5 annex 1 for any rate: its published 48 kHz coefficients as an analogue prototype. */
export function headShelf(sampleRate: number): Coefficients {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return [
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ];
}

/** The low cut of the same annex ("revised low-frequency B curve"). */
export function lowCut(sampleRate: number): Coefficients {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
}
