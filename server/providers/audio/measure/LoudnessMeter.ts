import { Biquad, headShelf, lowCut } from "./kWeighting.ts";

const STEP_SECONDS = 0.1;
/** Steps of 100 ms in one gating block of 400 ms. */
const STEPS_PER_BLOCK = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** Mean square to LUFS and back; ITU-R BS.1770-5, annex 1. */
const lufsOf = (power: number) => -0.691 + 10 * Math.log10(power);
const powerOf = (lufs: number) => 10 ** ((lufs + 0.691) / 10);

/** The two filters of one channel. */
interface Weighting {
  shelf: Biquad;
  cut: Biquad;
}

/** Integrated loudness after EBU R128: mono and stereo, any rate, ten numbers kept for each second. */
export class LoudnessMeter {
  readonly #filters: Weighting[];
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
      this.#sum += this.#energy(channels, at, end);
      this.#inStep += end - at;
      at = end;
      if (this.#inStep === this.#stepLength) this.#closeStep();
    }
  }

  #energy(channels: readonly Float32Array[], from: number, to: number): number {
    const [first, second] = this.#filters;
    return second
      ? energyOfTwo(first!, second, channels[0]!, channels[1]!, from, to)
      : energyThrough(first!, channels[0]!, from, to);
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
function energyThrough({ shelf, cut }: Weighting, samples: Float32Array, from: number, to: number): number {
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
  const isSound = Number.isFinite(energy);
  keep(shelf, z1, z2, isSound);
  keep(cut, y1, y2, isSound);
  return isSound ? energy : 0;
}

/** The same for two channels at once: each waits for its own last sample, and the other fills the wait. */
function energyOfTwo(
  one: Weighting,
  other: Weighting,
  left: Float32Array,
  right: Float32Array,
  from: number,
  to: number,
): number {
  const [b0, b1, b2, a1, a2] = one.shelf.coefficients;
  const [, , , c1, c2] = one.cut.coefficients;
  let { z1: lz1, z2: lz2 } = one.shelf;
  let { z1: ly1, z2: ly2 } = one.cut;
  let { z1: rz1, z2: rz2 } = other.shelf;
  let { z1: ry1, z2: ry2 } = other.cut;
  let leftEnergy = 0;
  let rightEnergy = 0;
  for (let i = from; i < to; i++) {
    const l = left[i]!;
    const r = right[i]!;
    const leftShelved = b0 * l + lz1;
    const rightShelved = b0 * r + rz1;
    lz1 = b1 * l - a1 * leftShelved + lz2;
    rz1 = b1 * r - a1 * rightShelved + rz2;
    lz2 = b2 * l - a2 * leftShelved;
    rz2 = b2 * r - a2 * rightShelved;
    const leftWeighted = leftShelved + ly1;
    const rightWeighted = rightShelved + ry1;
    ly1 = -2 * leftShelved - c1 * leftWeighted + ly2;
    ry1 = -2 * rightShelved - c1 * rightWeighted + ry2;
    ly2 = leftShelved - c2 * leftWeighted;
    ry2 = rightShelved - c2 * rightWeighted;
    leftEnergy += leftWeighted * leftWeighted;
    rightEnergy += rightWeighted * rightWeighted;
  }
  const isLeft = Number.isFinite(leftEnergy);
  const isRight = Number.isFinite(rightEnergy);
  keep(one.shelf, lz1, lz2, isLeft);
  keep(one.cut, ly1, ly2, isLeft);
  keep(other.shelf, rz1, rz2, isRight);
  keep(other.cut, ry1, ry2, isRight);
  return (isLeft ? leftEnergy : 0) + (isRight ? rightEnergy : 0);
}

/** A NaN or an infinity in a float file would stay in the state for ever. */
function keep(filter: Biquad, z1: number, z2: number, isSound: boolean): void {
  filter.z1 = isSound ? z1 : 0;
  filter.z2 = isSound ? z2 : 0;
}
