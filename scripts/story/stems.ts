import type { StemCategory } from "../../domain/assets/assetKind.ts";
import { wavOf } from "./synth/waveFile.ts";

const RATE = 22_050;
const SECONDS = 8;
const BEAT = 60 / 132;
/** The song's chords, one a bar, as MIDI notes: E, A, C#m, B. */
const ROOTS = [40, 45, 49, 47];

const frequency = (note: number) => 440 * 2 ** ((note - 69) / 12);
const sine = (hertz: number, at: number) => Math.sin(2 * Math.PI * hertz * at);
const rootAt = (at: number) => ROOTS[Math.floor(at / (BEAT * 4)) % ROOTS.length]!;

/** One part of the mix alone, at a moment in seconds, from -1 to 1. */
const PARTS: Partial<Record<StemCategory, (at: number) => number>> = {
  kick: (at) => {
    const since = at % BEAT;
    return sine(50 + 90 * Math.exp(-since * 30), since) * Math.exp(-since * 9);
  },
  bass: (at) => sine(frequency(rootAt(at) - 12), at) * (0.4 + 0.6 * Math.min(1, ((at % BEAT) / BEAT) * 2)),
  pad: (at) => [0, 7, 12, 16].reduce((sum, step) => sum + sine(frequency(rootAt(at) + 12 + step), at), 0) / 5,
  melodicLead: (at) => {
    const since = at % (BEAT / 2);
    const step = [12, 16, 19, 24, 19, 16, 12, 19][Math.floor(at / (BEAT / 2)) % 8]!;
    return sine(frequency(rootAt(at) + 12 + step), at) * Math.exp(-since * 8);
  },
};

/** A few bars of one part as a WAV. Much cheaper than a take of the whole song. */
export function stemOf(stem: StemCategory): Buffer {
  const part = PARTS[stem]!;
  const samples = Float32Array.from({ length: RATE * SECONDS }, (_, frame) => part(frame / RATE) * 0.6);
  return wavOf({ left: samples, right: samples, sampleRate: RATE });
}
