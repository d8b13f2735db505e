import { MUSICAL_KEYS } from "../../../domain/catalog/musicalKey.ts";
import { pick, type Random } from "../../../domain/identity/seededRandom.ts";
import type { Genre } from "./Note.ts";

/** A chord in a key: its root in semitones above the tonic, and its tones above that root. */
export interface Chord {
  root: number;
  tones: readonly number[];
}

const TONES = {
  maj: [0, 4, 7],
  min: [0, 3, 7],
  sus: [0, 5, 7],
  add9: [0, 4, 7, 14],
  min9: [0, 3, 7, 10, 14],
  maj7: [0, 4, 7, 11],
  maj9: [0, 4, 7, 11, 14],
  min7: [0, 3, 7, 10],
  dom7: [0, 4, 7, 10],
  dom13: [0, 4, 10, 14, 21],
  half: [0, 3, 6, 10],
} as const;

const chord = (root: number, kind: keyof typeof TONES): Chord => ({ root, tones: TONES[kind] });

/** "0maj 7maj 9min 5maj": four bars, one chord each; "/" puts two chords into a bar. */
function bars(text: string): Chord[][] {
  return text.split(" ").map((bar) =>
    bar.split("/").map((name) => {
      const [, root, kind] = /^(\d+)([a-z]+\d*)$/.exec(name) ?? [];
      return chord(Number(root), kind as keyof typeof TONES);
    }),
  );
}

type Book = Record<"major" | "minor", readonly string[]>;

const POP: Book = {
  major: [
    "0maj 7maj 9min 5maj",
    "9min 5maj 0maj 7maj",
    "0add9 9min 5maj 7sus/7maj",
    "5maj 0maj 7maj 9min",
    "0maj 4min 5maj 7maj",
  ],
  minor: [
    "0min 8maj 3maj 10maj",
    "0min 10maj 8maj 10maj",
    "8maj 10maj 0min 3maj",
    "0min 5min 8maj 7maj",
    "0min 3maj 10maj 5maj",
  ],
};

/** Progressions of four bars, by genre and mode; each song takes one for its verse and another for its chorus. */
const BOOKS: Record<Genre, Book> = {
  electronic: {
    major: [
      "0add9 9min7 5maj7 7sus",
      "5maj7 7maj 9min7 4min7",
      "9min9 5maj9 0add9 7sus",
      "0maj7 2min7 9min7 5maj7",
    ],
    minor: [
      "0min9 8maj7 3maj7 10sus",
      "0min7 5min7 8maj7 10maj",
      "8maj9 10maj 0min9 7min7",
      "0min 0min 8maj 10maj",
      "0min9 3maj7 8maj7 5min7",
    ],
  },
  rock: {
    major: ["0maj 5maj 9min 7maj", "0maj 10maj 5maj 0maj", "9min 5maj 0maj 7maj", "0maj 7maj 5maj 5maj/7maj"],
    minor: ["0min 8maj 10maj 0min", "0min 3maj 10maj 5maj", "0min 10maj 8maj 7maj", "8maj 10maj 0min 0min"],
  },
  pop: POP,
  "hip-hop": {
    major: ["2min9 7dom13 0maj9 9min7", "0maj9 9min9 0maj9 4min7", "5maj9 4min7 2min9 0maj9"],
    minor: [
      "0min9 5min9 0min9 8maj7",
      "8maj9 7min7 0min9 0min9",
      "0min9 8maj7 5min9 7dom7",
      "0min7 10maj 8maj7 7min7",
    ],
  },
  jazz: {
    major: [
      "2min9 7dom13 0maj9 9min7",
      "0maj9/9min7 2min9/7dom13 4min7/9dom7 2min9/7dom13",
      "5maj9 10dom13 0maj9 9dom7",
      "2min9 7dom13 4min7 9dom7",
    ],
    minor: [
      "2half 7dom7 0min9 0min9",
      "0min9 5min9 2half 7dom7",
      "0min9/8maj7 2half/7dom7 0min9 5min9",
      "8maj9 7dom7 0min9 10dom13",
    ],
  },
};

export interface Harmony {
  /** MIDI number of the tonic just below middle C. */
  tonic: number;
  isMinor: boolean;
  /** Semitones of the scale above the tonic. */
  scale: readonly number[];
  verse: Chord[][];
  chorus: Chord[][];
  bridge: Chord[][];
}

/** The chords of a song in its key: three progressions that differ, the bridge opening away from home. */
export function harmonyOf(key: string, genre: Genre, random: Random): Harmony {
  const place = MUSICAL_KEYS.indexOf(key);
  if (place < 0) throw new Error(`"${key}" is not one of the 24 keys.`);
  const isMinor = place >= 12;
  const book = BOOKS[genre][isMinor ? "minor" : "major"];
  const verse = pick(random, book);
  const chorus = pick(
    random,
    book.filter((other) => other !== verse),
  );
  const bridge = pick(
    random,
    book.filter((other) => other !== verse && !other.startsWith("0")).concat(chorus),
  );
  return {
    tonic: 48 + (place % 12),
    isMinor,
    scale: isMinor ? [0, 2, 3, 5, 7, 8, 10] : [0, 2, 4, 5, 7, 9, 11],
    verse: bars(verse),
    chorus: bars(chorus),
    bridge: bars(bridge),
  };
}

/**
 * Puts a chord where the hand already lies: of all places for its tones around `centre`, the one whose voices move
 * least from the chord before. Wide chords leave their root to the bass.
 */
export function voice(
  chord: Chord,
  tonic: number,
  centre: number,
  before: readonly number[] | null,
): number[] {
  const tones = chord.tones.length > 4 ? chord.tones.slice(1) : chord.tones;
  let best: number[] = [];
  let leastMove = Number.POSITIVE_INFINITY;
  for (let lowest = centre - 9; lowest <= centre + 3; lowest++) {
    const pitches = tones
      .map((tone) => lowest + ((((tonic + chord.root + tone - lowest) % 12) + 12) % 12))
      .sort((a, b) => a - b);
    if (pitches[0] !== lowest) continue;
    const anchor = before ?? pitches.map(() => centre + 2);
    const move = pitches.reduce((sum, pitch, i) => sum + Math.abs(pitch - (anchor[i] ?? centre)), 0);
    const clash = pitches.some((pitch, i) => i > 0 && pitch - pitches[i - 1]! < 2) ? 3 : 0;
    if (move + clash >= leastMove) continue;
    leastMove = move + clash;
    best = pitches;
  }
  return best;
}
