import { between, pick, type Random } from "../../../domain/identity/seededRandom.ts";
import type { InstrumentName } from "./instruments.ts";
import type { Genre, Mood, Tune } from "./Note.ts";

/** When the accompaniment plays within a bar, as [beat, length]; named for what the hands do. */
const COMPS = {
  held: [[0, 3.9]],
  halves: [
    [0, 1.9],
    [2, 1.9],
  ],
  offbeats: [
    [0.5, 0.35],
    [1.5, 0.35],
    [2.5, 0.35],
    [3.5, 0.35],
  ],
  charleston: [
    [0, 0.9],
    [1.5, 0.5],
    [3.5, 0.4],
  ],
  sparse: [
    [0.5, 0.4],
    [2, 1.2],
    [3.5, 0.4],
  ],
  strum: [
    [0, 0.9],
    [1, 0.45],
    [1.5, 0.45],
    [2.5, 0.45],
    [3, 0.45],
    [3.5, 0.45],
  ],
  eighths: [
    [0, 0.45],
    [0.5, 0.45],
    [1, 0.45],
    [1.5, 0.45],
    [2, 0.45],
    [2.5, 0.45],
    [3, 0.45],
    [3.5, 0.45],
  ],
  pushed: [
    [0, 1.4],
    [1.5, 1],
    [2.5, 1.4],
  ],
  chop: [
    [0, 2.4],
    [2.75, 0.4],
    [3.5, 0.4],
  ],
  gallop: [
    [0, 0.7],
    [0.75, 0.7],
    [1.5, 0.9],
    [2.5, 0.4],
    [3, 0.9],
  ],
} satisfies Record<string, readonly (readonly [number, number])[]>;

/** Instruments that go together; a song draws one from each line. */
interface Palette {
  chords: readonly InstrumentName[];
  second: readonly (InstrumentName | null)[];
  bass: readonly InstrumentName[];
  verseLead: readonly InstrumentName[];
  chorusLead: readonly InstrumentName[];
  arpeggio: readonly (InstrumentName | null)[];
  comps: readonly (keyof typeof COMPS)[];
  chorusComps: readonly (keyof typeof COMPS)[];
}

const PALETTES: Record<Genre, Palette> = {
  electronic: {
    chords: ["stab", "pad", "electricPiano", "strings"],
    second: ["pad", "strings"],
    bass: ["synthBass", "synthBass", "sub"],
    verseLead: ["pluck", "kalimba", "chime", "whistle"],
    chorusLead: ["lead", "pluck", "lead", "chime"],
    arpeggio: ["pluck", "chime", "kalimba", "pluck"],
    comps: ["held", "offbeats", "gallop"],
    chorusComps: ["offbeats", "gallop", "pushed"],
  },
  rock: {
    chords: ["cleanGuitar", "crunchGuitar", "cleanGuitar"],
    second: ["organ", "strings", null],
    bass: ["pickedBass", "pickedBass", "synthBass"],
    verseLead: ["cleanGuitar", "whistle", "electricPiano"],
    chorusLead: ["lead", "crunchGuitar", "organ"],
    arpeggio: ["cleanGuitar", null, "nylonGuitar"],
    comps: ["strum", "eighths", "pushed"],
    chorusComps: ["eighths", "strum"],
  },
  pop: {
    chords: ["piano", "nylonGuitar", "electricPiano", "cleanGuitar"],
    second: ["strings", "pad", "organ"],
    bass: ["synthBass", "pickedBass", "sub"],
    verseLead: ["kalimba", "flute", "whistle", "pluck"],
    chorusLead: ["lead", "chime", "whistle", "pluck"],
    arpeggio: ["pluck", "nylonGuitar", null, "chime"],
    comps: ["halves", "pushed", "strum"],
    chorusComps: ["eighths", "pushed", "strum"],
  },
  "hip-hop": {
    chords: ["electricPiano", "piano", "vibraphone", "nylonGuitar"],
    second: [null, "strings", "organ"],
    bass: ["sub", "sub", "upright"],
    verseLead: ["flute", "vibraphone", "kalimba", "nylonGuitar"],
    chorusLead: ["whistle", "trumpet", "chime", "flute"],
    arpeggio: [null, null, "kalimba"],
    comps: ["chop", "held", "sparse"],
    chorusComps: ["chop", "halves"],
  },
  jazz: {
    chords: ["piano", "piano", "electricPiano", "vibraphone", "nylonGuitar"],
    second: [null],
    bass: ["upright"],
    verseLead: ["saxophone", "trumpet", "vibraphone", "flute"],
    chorusLead: ["saxophone", "trumpet", "piano"],
    arpeggio: [null],
    comps: ["charleston", "sparse", "halves"],
    chorusComps: ["charleston", "sparse"],
  },
};

/** Everything about how a song is played that is decided once for all of it. */
export interface Style {
  chords: InstrumentName;
  second: InstrumentName | null;
  bass: InstrumentName;
  verseLead: InstrumentName;
  chorusLead: InstrumentName;
  arpeggio: InstrumentName | null;
  comp: readonly (readonly [number, number])[];
  chorusComp: readonly (readonly [number, number])[];
  arpeggioStep: number;
  /** Where the second half of a beat falls: 0.5 straight, 0.667 triplets. `grid` is what swings: beats or half beats. */
  swing: number;
  grid: 1 | 0.5;
  /** How far hands stray from the click, in seconds. */
  looseness: number;
  reverb: number;
  echo: number;
  /** How deep the kick presses the other instruments down, 0 to 1. */
  pumping: number;
  brightness: number;
  /** Loudness of the loudest seconds, in dBFS (RMS). */
  loudness: number;
}

const FEEL: Record<
  Genre,
  Pick<Style, "grid" | "looseness" | "pumping" | "loudness"> & { swing: readonly [number, number] }
> = {
  electronic: { swing: [0.5, 0.54], grid: 0.5, looseness: 0.002, pumping: 0.6, loudness: -11.5 },
  rock: { swing: [0.5, 0.5], grid: 1, looseness: 0.006, pumping: 0, loudness: -12 },
  pop: { swing: [0.5, 0.55], grid: 0.5, looseness: 0.004, pumping: 0.25, loudness: -12 },
  "hip-hop": { swing: [0.55, 0.63], grid: 0.5, looseness: 0.008, pumping: 0.2, loudness: -13 },
  jazz: { swing: [0.61, 0.67], grid: 1, looseness: 0.01, pumping: 0, loudness: -16 },
};

const MOODS: Record<Mood, { brightness: number; reverb: number; loudness: number }> = {
  energetic: { brightness: 0.25, reverb: 0.8, loudness: 0.7 },
  uplifting: { brightness: 0.12, reverb: 1.05, loudness: 0 },
  relaxed: { brightness: -0.15, reverb: 1.15, loudness: -2 },
  melancholic: { brightness: -0.2, reverb: 1.4, loudness: -1.5 },
};

export function styleOf({ genre, mood }: Pick<Tune, "genre" | "mood">, random: Random): Style {
  const palette = PALETTES[genre];
  const { swing, ...feel } = FEEL[genre];
  return {
    ...feel,
    chords: pick(random, palette.chords),
    second: pick(random, palette.second),
    bass: pick(random, palette.bass),
    verseLead: pick(random, palette.verseLead),
    chorusLead: pick(random, palette.chorusLead),
    arpeggio: pick(random, palette.arpeggio),
    comp: COMPS[pick(random, palette.comps)],
    chorusComp: COMPS[pick(random, palette.chorusComps)],
    arpeggioStep: genre === "electronic" ? pick(random, [0.25, 0.25, 0.5]) : 0.5,
    swing: between(random, swing[0], swing[1]),
    reverb: between(random, 0.8, 1.2) * MOODS[mood].reverb,
    echo: genre === "jazz" ? 0 : between(random, 0.15, 0.4),
    brightness: MOODS[mood].brightness,
    loudness: feel.loudness + MOODS[mood].loudness,
  };
}
