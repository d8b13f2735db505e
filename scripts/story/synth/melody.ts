import { between, pick, type Random } from "../../../domain/identity/seededRandom.ts";
import type { Bar } from "./form.ts";
import type { Harmony } from "./harmony.ts";
import type { Genre, Note } from "./Note.ts";

/** Two bars of rhythm as [beat, length] pairs; what makes a tune recognisable is kept while its pitches move. */
const RHYTHMS: Record<Genre, readonly (readonly [number, number][])[]> = {
  electronic: [
    [
      [0, 0.75],
      [0.75, 0.75],
      [1.5, 0.5],
      [2.5, 0.5],
      [3, 1],
      [4, 0.75],
      [4.75, 0.75],
      [5.5, 2],
    ],
    [
      [0, 1.5],
      [1.5, 0.5],
      [2, 0.5],
      [2.5, 1.5],
      [4.5, 0.5],
      [5, 0.5],
      [5.5, 0.5],
      [6, 1.5],
    ],
    [
      [0.5, 0.5],
      [1, 0.5],
      [1.5, 1],
      [3.5, 0.5],
      [4, 0.5],
      [4.5, 0.5],
      [5, 2.5],
    ],
  ],
  rock: [
    [
      [0, 1],
      [1, 0.5],
      [1.5, 0.5],
      [2, 1],
      [3, 0.5],
      [3.5, 1.5],
      [5, 0.5],
      [5.5, 0.5],
      [6, 2],
    ],
    [
      [0.5, 0.5],
      [1, 0.5],
      [1.5, 0.5],
      [2, 2],
      [4.5, 0.5],
      [5, 1],
      [6, 1.5],
    ],
    [
      [0, 0.5],
      [0.5, 0.5],
      [1, 1],
      [2.5, 0.5],
      [3, 1],
      [4, 1.5],
      [5.5, 0.5],
      [6, 1.75],
    ],
  ],
  pop: [
    [
      [0, 0.5],
      [0.5, 0.5],
      [1, 1],
      [2, 0.5],
      [2.5, 1],
      [4, 0.5],
      [4.5, 0.5],
      [5, 0.5],
      [5.5, 2],
    ],
    [
      [0.5, 0.5],
      [1, 0.5],
      [1.5, 0.5],
      [2, 0.5],
      [2.5, 1.5],
      [4.5, 0.5],
      [5, 0.5],
      [5.5, 0.5],
      [6, 1.5],
    ],
    [
      [0, 1.5],
      [1.5, 0.5],
      [2, 1],
      [3, 1],
      [4, 1.5],
      [5.5, 0.5],
      [6, 1.75],
    ],
  ],
  "hip-hop": [
    [
      [0.75, 0.25],
      [1, 0.75],
      [2.5, 0.25],
      [2.75, 1.25],
      [4.75, 0.25],
      [5, 0.5],
      [5.5, 1.5],
    ],
    [
      [0, 1.5],
      [1.75, 0.25],
      [2, 1.25],
      [4, 0.75],
      [4.75, 0.75],
      [5.5, 0.5],
      [6, 1.5],
    ],
    [
      [0.5, 0.5],
      [1.5, 0.5],
      [2.25, 1.5],
      [4.5, 0.5],
      [5.5, 0.5],
      [6.25, 1.25],
    ],
  ],
  jazz: [
    [
      [0.5, 0.5],
      [1, 0.5],
      [1.5, 0.5],
      [2, 0.5],
      [2.5, 0.5],
      [3, 1],
      [4.5, 0.5],
      [5, 0.5],
      [5.5, 1.5],
    ],
    [
      [0, 1],
      [1, 0.5],
      [1.5, 1],
      [3, 0.5],
      [3.5, 1],
      [5, 0.5],
      [5.5, 0.5],
      [6, 0.5],
      [6.5, 1.25],
    ],
    [
      [0.5, 1],
      [1.5, 0.5],
      [2, 0.5],
      [2.5, 0.5],
      [3, 0.5],
      [3.5, 1.5],
      [5.5, 0.5],
      [6, 1.5],
    ],
  ],
};

/** Where each note of the motif wants to lie, from the singer's lowest (0) to highest (1). */
function contour(random: Random, length: number): number[] {
  const shape = pick(random, ["arch", "fall", "rise", "wave"] as const);
  const depth = between(random, 0.45, 0.75);
  return Array.from({ length }, (_, i) => {
    const x = i / Math.max(1, length - 1);
    const y = {
      arch: Math.sin(Math.PI * x),
      fall: 1 - x,
      rise: x,
      wave: 0.5 + 0.5 * Math.sin(2.2 * Math.PI * x),
    }[shape];
    return 0.15 + depth * y + between(random, -0.12, 0.12);
  });
}

interface Motif {
  rhythm: readonly [number, number][];
  heights: number[];
}

/** Sings over the given bars: a motif, the same again over the next chords, and every fourth time a new ending. */
export function melodyOf(
  bars: readonly Bar[],
  harmony: Harmony,
  genre: Genre,
  random: Random,
  lowest: number,
): Note[] {
  const motifFor = (): Motif => {
    const rhythm = pick(random, RHYTHMS[genre]);
    return { rhythm, heights: contour(random, rhythm.length) };
  };
  const motifs = { verse: motifFor(), chorus: motifFor(), answer: motifFor() };
  const notes: Note[] = [];
  let previous = lowest + 7;
  for (let i = 0; i + 1 < bars.length; i++) {
    const bar = bars[i]!;
    if (bar.inSection % 2) continue;
    const isAnswer = bar.inSection % 8 === 6;
    const motif = isAnswer ? motifs.answer : bar.section === "chorus" ? motifs.chorus : motifs.verse;
    const lift = bar.section === "chorus" ? 4 : 0;
    motif.rhythm.forEach(([beat, beats], step) => {
      if (bar.section === "verse" && bar.round > 0 && random() < 0.12) return;
      const sounding = bars[i + (beat >= 4 ? 1 : 0)]!;
      const chord = sounding.chords[Math.floor(((beat % 4) / 4) * sounding.chords.length)]!;
      const isStrong = beats >= 0.75 || beat % 1 === 0;
      const allowed = isStrong ? chord.tones.map((tone) => (chord.root + tone) % 12) : harmony.scale;
      const wanted = lowest + lift + (motif.heights[step] ?? 0.5) * 14;
      previous = nearest(wanted * 0.7 + previous * 0.3, harmony.tonic, allowed);
      const accent = beat % 2 === 0 ? 0.1 : 0;
      notes.push({
        at: bar.index * 4 + beat,
        beats: beats * 0.94,
        pitch: previous,
        velocity: 0.66 + accent + random() * 0.2,
      });
    });
  }
  return notes;
}

/** The allowed pitch closest to the wanted one. */
export function nearest(wanted: number, tonic: number, allowed: readonly number[]): number {
  let best = Math.round(wanted);
  let distance = Number.POSITIVE_INFINITY;
  for (let pitch = Math.floor(wanted) - 6; pitch <= wanted + 7; pitch++) {
    if (!allowed.includes((((pitch - tonic) % 12) + 12) % 12)) continue;
    if (Math.abs(pitch - wanted) >= distance) continue;
    best = pitch;
    distance = Math.abs(pitch - wanted);
  }
  return best;
}
