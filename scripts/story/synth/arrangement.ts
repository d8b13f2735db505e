import type { Random } from "../../../domain/identity/seededRandom.ts";
import { bassOf } from "./bassLine.ts";
import type { Bar } from "./form.ts";
import { type Harmony, voice } from "./harmony.ts";
import type { InstrumentName } from "./instruments.ts";
import { melodyOf } from "./melody.ts";
import type { Note, Tune } from "./Note.ts";
import type { Style } from "./Style.ts";

/** One player: an instrument, what it plays, and where it stands in the room. */
export interface Part {
  instrument: InstrumentName;
  notes: Note[];
  level: number;
  /** -1 left to 1 right; chords spread their voices this far to both sides. */
  pan: number;
  spread: number;
  reverb: number;
  echo: number;
  /** Seconds between the voices of one chord, as a strumming hand needs them. */
  strum: number;
}

type Seat = Omit<Part, "notes" | "instrument">;

const SEATS = {
  chords: { level: 0.27, pan: 0, spread: 0.5, reverb: 0.25, echo: 0, strum: 0 },
  second: { level: 0.1, pan: 0, spread: 0.9, reverb: 0.4, echo: 0, strum: 0 },
  bass: { level: 0.3, pan: 0, spread: 0, reverb: 0.02, echo: 0, strum: 0 },
  lead: { level: 0.36, pan: 0.08, spread: 0, reverb: 0.35, echo: 0.6, strum: 0 },
  arpeggio: { level: 0.17, pan: -0.25, spread: 0.55, reverb: 0.35, echo: 0.5, strum: 0 },
} satisfies Record<string, Seat>;

/** Who plays what and when: parts enter one after the other, the chorus has them all, the bridge makes room. */
export function arrange(
  bars: readonly Bar[],
  harmony: Harmony,
  style: Style,
  tune: Tune,
  random: Random,
): Part[] {
  const hands = handsOf(bars, harmony, tune.genre === "jazz" ? 58 : 60);
  const inSections = (...names: Bar["section"][]) => bars.filter((bar) => names.includes(bar.section));
  const strum = /guitar/i.test(style.chords) && style.chords !== "crunchGuitar" ? 0.011 : 0;
  // Overdriven chords carry fifths of their own: more than roots would be mud.
  const isOverdriven = style.chords === "crunchGuitar";
  const roots = isOverdriven ? harmony.tonic : null;

  const parts: Part[] = [];
  const add = (
    seat: keyof typeof SEATS,
    instrument: InstrumentName | null,
    notes: Note[],
    extra: Partial<Seat> = {},
  ) => {
    if (instrument && notes.length) parts.push({ ...SEATS[seat], ...extra, instrument, notes });
  };

  add(
    "chords",
    style.chords,
    [
      ...comp(inSections("intro", "verse", "bridge", "outro"), hands, style.comp, roots, random),
      ...comp(inSections("chorus"), hands, style.chorusComp, roots, random),
    ],
    { strum, level: isOverdriven ? 0.4 : SEATS.chords.level },
  );
  add(
    "second",
    style.second,
    comp(inSections("chorus", "bridge", "outro"), hands, [[0, 3.95]], null, random),
  );
  add("arpeggio", style.arpeggio, arpeggio(bars.filter(hasArpeggio), hands, style.arpeggioStep, random));

  const withBass = bars.filter(
    (bar) => bar.section !== "bridge" && (bar.section !== "intro" || tune.genre === "jazz"),
  );
  // A walking bass carries the band; an electronic one only has to be felt.
  const bassLevel = tune.genre === "jazz" ? 0.6 : SEATS.bass.level;
  add("bass", style.bass, bassOf(withBass, harmony, tune.genre, random), { level: bassLevel });

  const touch = tune.genre === "jazz" ? 0.72 : 1;
  const isLow =
    style.verseLead === "nylonGuitar" || style.verseLead === "saxophone" || style.verseLead === "trumpet";
  add("lead", style.verseLead, melodyOf(inSections("verse"), harmony, tune.genre, random, isLow ? 60 : 67), {
    level: SEATS.lead.level * touch,
  });
  add("lead", style.chorusLead, melodyOf(inSections("chorus"), harmony, tune.genre, random, 67), {
    pan: -0.06,
    level: 0.4 * touch,
  });
  if (tune.genre === "jazz") {
    const solo = melodyOf(inSections("bridge"), harmony, tune.genre, random, 64);
    add("lead", style.chords, solo, { pan: 0.2, level: 0.3, echo: 0 });
  }
  addEnding(parts, bars, harmony, hands);
  return parts;
}

function hasArpeggio({ section, round }: Bar): boolean {
  return (
    section === "intro" || section === "chorus" || section === "bridge" || (section === "verse" && round > 0)
  );
}

/** The voicing of every chord of the song, each led from the one before. */
function handsOf(bars: readonly Bar[], harmony: Harmony, centre: number): number[][][] {
  let before: number[] | null = null;
  return bars.map((bar) =>
    bar.chords.map((chord) => {
      before = voice(chord, harmony.tonic, centre, before);
      return before;
    }),
  );
}

function comp(
  bars: readonly Bar[],
  hands: number[][][],
  rhythm: readonly (readonly [number, number])[],
  /** The tonic, when only the chords' roots are to be played on the low strings. */
  roots: number | null,
  random: Random,
): Note[] {
  return bars.flatMap((bar) =>
    rhythm.flatMap(([beat, beats]) => {
      const chords = hands[bar.index]!;
      const pitches = chords[Math.floor((beat / 4) * chords.length)]!;
      const velocity = (beat % 2 === 0 ? 0.82 : 0.7) * (0.6 + bar.energy * 0.4) + random() * 0.08;
      const length = Math.min(beats, 4 / chords.length - (beat % (4 / chords.length)));
      const root = bar.chords[Math.floor((beat / 4) * chords.length)]!.root;
      const played = roots === null ? pitches : [lowString(roots + root)];
      return played.map((pitch): Note => ({ at: bar.index * 4 + beat, beats: length, pitch, velocity }));
    }),
  );
}

/** The same note on a guitar's lowest strings, E2 to D#3. */
function lowString(pitch: number): number {
  return 40 + ((pitch - 40 + 24) % 12);
}

function arpeggio(bars: readonly Bar[], hands: number[][][], step: number, random: Random): Note[] {
  const walk = [
    [0, 1, 2, 3],
    [0, 2, 1, 3],
    [3, 2, 1, 0],
    [0, 1, 2, 1],
  ][Math.floor(random() * 4)]!;
  const rest = random() < 0.5 ? 3 : 16;
  return bars.flatMap((bar) => {
    const chords = hands[bar.index]!;
    return Array.from({ length: 4 / step }, (_, i): Note | null => {
      if (i % rest === rest - 1 && random() < 0.7) return null;
      const beat = i * step;
      const pitches = chords[Math.floor((beat / 4) * chords.length)]!;
      const place = walk[i % 4]!;
      const pitch = pitches[place % pitches.length]! + (place >= pitches.length ? 24 : 12);
      return {
        at: bar.index * 4 + beat,
        beats: step * 0.9,
        pitch,
        velocity: 0.55 + (i % 4 === 0 ? 0.25 : 0) + random() * 0.12,
      };
    }).filter((note) => note !== null);
  });
}

/** The last word: everybody on the home chord, left to ring. */
function addEnding(parts: Part[], bars: readonly Bar[], harmony: Harmony, hands: number[][][]): void {
  const at = bars.length * 4;
  const home = { root: 0, tones: harmony.isMinor ? [0, 3, 7, 14] : [0, 4, 7, 14] };
  const pitches = voice(home, harmony.tonic, 60, hands.at(-1)?.at(-1) ?? null);
  for (const { notes, spread, echo } of parts) {
    const isBass = spread === 0 && echo === 0 && notes.some(({ pitch }) => pitch < 40);
    if (isBass) notes.push({ at, beats: 4, pitch: 31 + ((harmony.tonic - 31) % 12), velocity: 0.75 });
  }
  const chords = parts[0]!;
  const single = chords.instrument === "crunchGuitar" ? [lowString(harmony.tonic)] : pitches;
  for (const pitch of single) chords.notes.push({ at, beats: 4, pitch, velocity: 0.7 });
}
