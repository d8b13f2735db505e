import type { Chord, Harmony } from "./harmony.ts";
import type { Tune } from "./Note.ts";

export type SectionName = "intro" | "verse" | "chorus" | "bridge" | "outro";

/** One bar of the song, with all that a player has to know about it. */
export interface Bar {
  index: number;
  section: SectionName;
  /** Place within its section, and whether the section ends with it. */
  inSection: number;
  isLast: boolean;
  /** How many sections of this name came before. */
  round: number;
  chords: Chord[];
  /** 0 to 1: how much is going on. */
  energy: number;
}

const NAMES: Record<string, SectionName> = { I: "intro", V: "verse", C: "chorus", B: "bridge", O: "outro" };

/** Songs of five to fourteen blocks of four bars. */
const FORMS = [
  "IVCCO",
  "IVCVCO",
  "IVVCBCO",
  "IVVCVCCO",
  "IVVCCBCCO",
  "IVVCCVBCCO",
  "IVVCCVVBCCO",
  "IIVVCCVVBCCO",
  "IIVVCCVVBBCCO",
  "IIVVCCVVCCBCCO",
];

const ENERGY: Record<SectionName, number> = { intro: 0.4, verse: 0.62, chorus: 1, bridge: 0.5, outro: 0.45 };

const TARGET_SECONDS = 68;

/** The bars of a song that lasts about 68 seconds at its tempo, four beats each. */
export function barsOf({ bpm }: Pick<Tune, "bpm">, harmony: Harmony): Bar[] {
  const blocks = Math.round((TARGET_SECONDS * bpm) / 60 / 16);
  const form = FORMS[Math.max(0, Math.min(FORMS.length - 1, blocks - 5))] as string;
  const sections = [...form.matchAll(/(.)\1*/g)].map(([run]) => ({
    name: NAMES[run[0] as string]!,
    bars: run.length * 4,
  }));
  const rounds = new Map<SectionName, number>();
  let index = 0;
  return sections.flatMap(({ name, bars }) => {
    const round = rounds.get(name) ?? 0;
    rounds.set(name, round + 1);
    const progression =
      name === "chorus" ? harmony.chorus : name === "bridge" ? harmony.bridge : harmony.verse;
    return Array.from(
      { length: bars },
      (_, inSection): Bar => ({
        index: index++,
        section: name,
        inSection,
        isLast: inSection === bars - 1,
        round,
        chords: progression[inSection % progression.length]!,
        energy: Math.min(1, ENERGY[name] + round * 0.06),
      }),
    );
  });
}
