import type { Random } from "../../../domain/identity/seededRandom.ts";
import { SAMPLE_RATE } from "./wavetables.ts";

/**
 * A plucked string after Karplus and Strong: a burst of noise runs round a loop as long as one period, and loses
 * its brightness a little on every round. `damping` 0 (rings) to 1 (dull); `place` is where it is plucked.
 */
export function addPluckedString(
  out: Float32Array,
  frequency: number,
  level: number,
  { damping, place, random }: { damping: number; place: number; random: Random },
): void {
  const period = SAMPLE_RATE / frequency - 0.5;
  const length = Math.max(2, Math.floor(period));
  // An all-pass puts the fraction of a sample back that the loop's whole length lacks, or high notes go flat.
  const fraction = Math.max(0.05, period - length);
  const tuning = (1 - fraction) / (1 + fraction);
  const loop = new Float32Array(length);
  const hole = Math.max(1, Math.floor(length * place));
  for (let i = 0; i < length; i++) loop[i] = random() * 2 - 1;
  for (let i = length - 1; i >= hole; i--) loop[i]! -= loop[i - hole]! * 0.8;
  const softness = 0.5 * Math.min(1, 0.55 + damping * 0.6);
  const keep = 0.9985 - damping * 0.004;
  let at = 0;
  let before = 0;
  let tuned = 0;
  let tunedInput = 0;
  for (let i = 0; i < out.length; i++) {
    const now = loop[at]!;
    const dulled = keep * (now * (1 - softness) + before * softness);
    before = now;
    tuned = tuning * dulled + tunedInput - tuning * tuned;
    tunedInput = dulled;
    loop[at] = tuned;
    out[i]! += level * now;
    if (++at === length) at = 0;
  }
}
