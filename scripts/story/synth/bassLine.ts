import { pick, type Random } from "../../../domain/identity/seededRandom.ts";
import type { Bar } from "./form.ts";
import type { Harmony } from "./harmony.ts";
import { nearest } from "./melody.ts";
import type { Genre, Note } from "./Note.ts";

/** One bar: beat, length, and the step above the root in semitones (12 = octave, 7 = fifth). */
type Figure = readonly (readonly [beat: number, beats: number, step: number])[];

const eighths: Figure = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map((beat) => [beat, 0.45, 0] as const);

const FIGURES: Record<Exclude<Genre, "jazz">, readonly Figure[]> = {
  electronic: [
    [0.5, 1.5, 2.5, 3.5].map((beat) => [beat, 0.4, 0] as const),
    [
      [0, 0.7, 0],
      [0.75, 0.7, 0],
      [1.5, 0.45, 12],
      [2, 0.7, 0],
      [2.75, 0.7, 0],
      [3.5, 0.45, 7],
    ],
    [0.25, 0.5, 0.75, 1.25, 1.5, 1.75, 2.25, 2.5, 2.75, 3.25, 3.5, 3.75].map(
      (beat) => [beat, 0.22, 0] as const,
    ),
  ],
  rock: [
    eighths,
    [
      [0, 0.95, 0],
      [1, 0.45, 0],
      [1.5, 0.95, 0],
      [2.5, 0.45, 0],
      [3, 0.45, 7],
      [3.5, 0.45, 12],
    ],
    [
      [0, 1.4, 0],
      [1.5, 0.45, 0],
      [2, 1.4, 0],
      [3.5, 0.45, 7],
    ],
  ],
  pop: [
    [
      [0, 0.9, 0],
      [1.5, 0.45, 0],
      [2, 0.9, 0],
      [3.5, 0.45, 7],
    ],
    [
      [0, 1.4, 0],
      [1.5, 1, 0],
      [2.5, 1.4, 0],
    ],
    [
      [0, 0.45, 0],
      [0.5, 0.45, 12],
      [1, 0.45, 0],
      [1.5, 0.45, 12],
      [2, 0.45, 0],
      [2.5, 0.45, 12],
      [3, 0.45, 0],
      [3.5, 0.45, 12],
    ],
  ],
  "hip-hop": [
    [
      [0, 1.6, 0],
      [1.75, 0.4, 0],
      [2.5, 1.3, 0],
    ],
    [
      [0, 0.7, 0],
      [0.75, 1.7, 0],
      [3, 0.4, 7],
      [3.5, 0.45, 10],
    ],
    [
      [0, 2.3, 0],
      [2.75, 0.7, 12],
      [3.5, 0.45, 7],
    ],
  ],
};

/** The bass of the given bars: a figure per song for verse and chorus, or a walk in jazz. */
export function bassOf(bars: readonly Bar[], harmony: Harmony, genre: Genre, random: Random): Note[] {
  const lowest = 31;
  const rootOf = (bar: Bar, beat: number) => {
    const chord = bar.chords[Math.floor((beat / 4) * bar.chords.length)]!;
    return { chord, root: lowest + ((harmony.tonic + chord.root - lowest) % 12) };
  };
  if (genre === "jazz") return walk(bars, harmony, random, rootOf);

  const verse = pick(random, FIGURES[genre]);
  const chorus = pick(random, FIGURES[genre]);
  return bars.flatMap((bar) =>
    (bar.section === "chorus" ? chorus : verse).map(([beat, beats, step]): Note => {
      const { root } = rootOf(bar, beat);
      return { at: bar.index * 4 + beat, beats, pitch: root + step, velocity: 0.75 + random() * 0.2 };
    }),
  );
}

/** Four in the bar: the root, chord and scale tones on the way, and a half step into the next root. */
function walk(
  bars: readonly Bar[],
  harmony: Harmony,
  random: Random,
  rootOf: (bar: Bar, beat: number) => { chord: Bar["chords"][number]; root: number },
): Note[] {
  const notes: Note[] = [];
  let previous = rootOf(bars[0]!, 0).root;
  bars.forEach((bar, i) => {
    const next = rootOf(bars[i + 1] ?? bar, 0).root;
    for (let beat = 0; beat < 4; beat++) {
      const { chord, root } = rootOf(bar, beat);
      const isNewChord = beat === 0 || (beat === 2 && bar.chords.length > 1);
      const tones = chord.tones.map((tone) => (chord.root + tone) % 12);
      const towards = previous + pick(random, [-4, -3, 3, 4, 5]);
      if (isNewChord) previous = root + (root < 36 && random() < 0.4 ? 12 : 0);
      else if (beat === 3) previous = next + (previous > next ? 1 : -1);
      else previous = Math.max(29, Math.min(52, nearest(towards, harmony.tonic, tones)));
      notes.push({
        at: bar.index * 4 + beat,
        beats: 0.92,
        pitch: previous,
        velocity: 0.72 + random() * 0.22,
      });
      if (random() < 0.1)
        notes.push({ at: bar.index * 4 + beat + 0.5, beats: 0.3, pitch: previous, velocity: 0.4 });
    }
  });
  return notes;
}
