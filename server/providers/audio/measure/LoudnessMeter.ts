import { Biquad, headShelf, lowCut } from "./kWeighting.ts";

const STEP_SECONDS = 0.1;
/** Steps of 100 ms in one gating block of 400 ms. */
const STEPS_PER_BLOCK = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** Mean square to LUFS and back; ITU-R BS.1770-5, annex 1. */
const lufsOf = (power: number) => -0.691 + 10 * Math.log10(power);
const powerOf = (lufs: number) => 10 ** ((lufs + 0.691) / 10);

/** Integrated loudness after EBU R128: mono and stereo, any rate, ten numbers kept for each second. */
export class LoudnessMeter {
  readonly #filters: { shelf: Biquad; cut: Biquad }[];
  readonly #stepLength: number;
  #steps = new Float64Array(4096);
  #used = 0;
  #sum = 0;
  #inStep = 0;

  constructor(sampleRate: number, channels: number) {
    this.#filters = Array.from({ length: channels }, () => ({
      shelf: new Biquad(headShelf(sampleRate)),
      cut: new Biquad(lowCut(sampleRate)),
    }));
    this.#stepLength = Math.round(sampleRate * STEP_SECONDS);
  }

  /** One block: the channels' samples of the same instants, -1 to 1. */
  add(channels: readonly Float32Array[], samples: number): void {
    for (let at = 0; at < samples; ) {
      const end = Math.min(samples, at + this.#stepLength - this.#inStep);
      for (const [n, { shelf, cut }] of this.#filters.entries())
        this.#sum += energyThrough(shelf, cut, channels[n]!, at, end);
      this.#inStep += end - at;
      at = end;
      if (this.#inStep === this.#stepLength) this.#closeStep();
    }
  }

  #closeStep(): void {
    if (this.#used === this.#steps.length) {
      const larger = new Float64Array(this.#used * 2);
      larger.set(this.#steps);
      this.#steps = larger;
    }
    this.#steps[this.#used++] = this.#sum / this.#stepLength;
    this.#sum = 0;
    this.#inStep = 0;
  }

  /** LUFS; null when everything lies below the absolute gate, as silence does. */
  integrated(): number | null {
    const audible = this.#meanAbove(powerOf(ABSOLUTE_GATE));
    if (audible === null) return null;
    const gated = this.#meanAbove(Math.max(powerOf(ABSOLUTE_GATE), audible * 10 ** (RELATIVE_GATE / 10)));
    return gated === null ? null : lufsOf(gated);
  }

  #meanAbove(threshold: number): number | null {
    let sum = 0;
    let blocks = 0;
    for (let first = 0; first + STEPS_PER_BLOCK <= this.#used; first++) {
      let block = 0;
      for (let step = first; step < first + STEPS_PER_BLOCK; step++) block += this.#steps[step]!;
      block /= STEPS_PER_BLOCK;
      if (block <= threshold) continue;
      sum += block;
      blocks++;
    }
    return blocks === 0 ? null : sum / blocks;
  }
}

/** Both filters in one pass over the samples, the state in local variables: this loop meets every sample of a song. */
function energyThrough(shelf: Biquad, cut: Biquad, samples: Float32Array, from: number, to: number): number {
  const [b0, b1, b2, a1, a2] = shelf.coefficients;
  const [, , , c1, c2] = cut.coefficients;
  let { z1, z2 } = shelf;
  let { z1: y1, z2: y2 } = cut;
  let energy = 0;
  for (let i = from; i < to; i++) {
    const sample = samples[i]!;
    const shelved = b0 * sample + z1;
    z1 = b1 * sample - a1 * shelved + z2;
    z2 = b2 * sample - a2 * shelved;
    const weighted = shelved + y1;
    y1 = -2 * shelved - c1 * weighted + y2;
    y2 = shelved - c2 * weighted;
    energy += weighted * weighted;
  }
  // A NaN or an infinity in a float file would stay in the state for ever.
  const isSound = Number.isFinite(energy);
  shelf.z1 = isSound ? z1 : 0;
  shelf.z2 = isSound ? z2 : 0;
  cut.z1 = isSound ? y1 : 0;
  cut.z2 = isSound ? y2 : 0;
  return isSound ? energy : 0;
}
