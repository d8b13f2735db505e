import type { Estimate } from "./estimateKey.ts";

const SLOWEST = 50;
const FASTEST = 220;
/** Between two tempos that are compared: a quarter of a percent. */
const FINENESS = 1.0025;
/** A rhythm that could be counted slower or faster is counted near this tempo (Moelants 2002), with this much freedom. */
const PREFERRED = 120;
const OCTAVES_OF_FREEDOM = 0.75;
/** Most music counts in twos and fours: these beats away it repeats itself, bars more faithfully than beats. */
const REPEATS = [
  { beats: 1, weight: 1 },
  { beats: 2, weight: 1 },
  { beats: 4, weight: 2 },
  { beats: 8, weight: 2 },
];
const TOTAL_WEIGHT = 6;
/** Another tempo only counts as a rival beyond this many octaves. */
const SAME_TEMPO = 0.06;
/** Less alike to itself than this, and there is no beat to speak of. */
const NO_PULSE = 0.02;

/** Beats per minute of an onset envelope with `rate` values a second; null when it has no steady rhythm or is too short. */
export function estimateTempo(envelope: Float32Array, rate: number): Estimate<number> | null {
  const longest = Math.ceil((rate * 60 * 8) / SLOWEST) + 2;
  if (envelope.length < longest) return null;
  const likeness = autocorrelation(sharpened(envelope, rate), longest);
  const candidates: { bpm: number; score: number }[] = [];
  for (let bpm = SLOWEST; bpm <= FASTEST; bpm *= FINENESS)
    candidates.push({ bpm, score: pulse(likeness, (60 * rate) / bpm) * preference(bpm) });
  const best = candidates.reduce((a, b) => (b.score > a.score ? b : a));
  if (best.score < NO_PULSE) return null;
  const rival = candidates
    .filter(({ bpm }) => Math.abs(Math.log2(bpm / best.bpm)) > SAME_TEMPO)
    .reduce((most, { score }) => Math.max(most, score), 0);
  const value = Math.round(best.bpm * 10) / 10;
  return { value, confidence: Math.min(1, 2 * (1 - rival / best.score)) };
}

const preference = (bpm: number) => Math.exp(-0.5 * (Math.log2(bpm / PREFERRED) / OCTAVES_OF_FREEDOM) ** 2);

/** How alike the sound is to itself after one, two, four and eight beats. */
function pulse(likeness: Float64Array, beat: number): number {
  return (
    REPEATS.reduce((sum, { beats, weight }) => sum + weight * valueAt(likeness, beats * beat), 0) /
    TOTAL_WEIGHT
  );
}

function valueAt(values: Float64Array, place: number): number {
  const whole = Math.floor(place);
  const part = place - whole;
  return (values[whole] ?? 0) * (1 - part) + (values[whole + 1] ?? 0) * part;
}

/** What rises above its surroundings of half a second. */
function sharpened(envelope: Float32Array, rate: number): Float32Array {
  const reach = Math.round(rate / 4);
  const out = new Float32Array(envelope.length);
  let sum = 0;
  for (let i = -reach; i < envelope.length; i++) {
    if (i + reach < envelope.length) sum += envelope[i + reach]!;
    if (i - reach - 1 >= 0) sum -= envelope[i - reach - 1]!;
    if (i >= 0) out[i] = Math.max(0, envelope[i]! - sum / (2 * reach + 1));
  }
  return out;
}

/** Of every lag, as a share of lag 0, without the mean. */
function autocorrelation(values: Float32Array, longest: number): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const centred = values.map((value) => value - mean);
  const of = (lag: number) => {
    // Four sums at once: one alone would wait for each of its additions.
    let [a, b, c, d] = [0, 0, 0, 0];
    let i = lag;
    for (; i + 3 < centred.length; i += 4) {
      a += centred[i]! * centred[i - lag]!;
      b += centred[i + 1]! * centred[i + 1 - lag]!;
      c += centred[i + 2]! * centred[i + 2 - lag]!;
      d += centred[i + 3]! * centred[i + 3 - lag]!;
    }
    for (; i < centred.length; i++) a += centred[i]! * centred[i - lag]!;
    return (a + b + c + d) / (centred.length - lag);
  };
  const whole = of(0) || 1;
  return Float64Array.from({ length: longest }, (_, lag) => of(lag) / whole);
}
