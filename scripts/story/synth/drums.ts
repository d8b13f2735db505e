import { pick, type Random } from "../../../domain/identity/seededRandom.ts";
import type { Bar } from "./form.ts";
import type { Genre } from "./Note.ts";

export type DrumName =
  | "kick"
  | "snare"
  | "clap"
  | "hat"
  | "open"
  | "ride"
  | "rim"
  | "tom"
  | "crash"
  | "shaker";

export interface Hit {
  drum: DrumName;
  at: number;
  velocity: number;
}

/** Sixteen steps of a bar: x loud, o medium, . soft ghost, - nothing. */
type Groove = Partial<Record<DrumName, string>>;

const GROOVES: Record<Genre, readonly Groove[]> = {
  electronic: [
    {
      kick: "x---x---x---x---",
      clap: "----x-------x---",
      hat: "--o---o---o---o.",
      open: "--o---o---o---o-",
      shaker: ".o.o.o.o.o.o.o.o",
    },
    {
      kick: "x---x---x---x-o-",
      snare: "----x-------x---",
      hat: "o.o.o.o.o.o.o.o.",
      open: "--x---x---x---x-",
    },
    { kick: "x-----o---x-----", snare: "----x-------x--.", hat: "o-oo-oo-o-oo-ooo", rim: "---o--o----o--o-" },
    {
      kick: "x--o--x---x-o---",
      clap: "----x-------x---",
      hat: "o.o.o.o.o.o.o.o.",
      shaker: "o.o.o.o.o.o.o.o.",
    },
  ],
  rock: [
    { kick: "x-----o-x-o-----", snare: "----x-------x---", hat: "x-o-x-o-x-o-x-o-" },
    { kick: "x--o----x-x-----", snare: "----x-------x--.", hat: "x-o-x-o-x-o-x-o-" },
    { kick: "x-x-----x-x---o-", snare: "----x--.----x---", ride: "x-o-x-o-x-o-x-o-" },
    { kick: "x---x---x---x---", snare: "----x-------x---", hat: "xoxoxoxoxoxoxoxo" },
  ],
  pop: [
    {
      kick: "x---x---x---x---",
      snare: "----x-------x---",
      clap: "----o-------o---",
      hat: "--x---x---x---x-",
    },
    {
      kick: "x-----x---x-----",
      clap: "----x-------x---",
      hat: "o-o-o-o-o-o-o-oo",
      shaker: ".-o-.-o-.-o-.-o-",
    },
    { kick: "x--x--x-----x---", snare: "----x-------x---", hat: "oooooooooooooooo" },
  ],
  "hip-hop": [
    { kick: "x-------o-x-----", snare: "----x-------x---", hat: "x-o-x-oox-o-x-o-" },
    { kick: "x--o------x--o--", snare: "----x-------x-.-", hat: "o-o-o-o-o-o-oooo", rim: "-------.--o-----" },
    { kick: "x-----x--o------", clap: "--------x-------", hat: "x-x-x-x-x-xxx-x-", open: "--------------o-" },
    {
      kick: "x-o----o--x-----",
      snare: "----x--.-.--x---",
      hat: "o-o-o-o-o-o-o-o-",
      shaker: "-.-o-.-o-.-o-.-o",
    },
  ],
  jazz: [
    {
      ride: "x---x-o-x---x-o-",
      hat: "----o-------o---",
      snare: "------.--------.",
      kick: ".---.---.---.---",
    },
    { ride: "x---x-o-x---x-o-", hat: "----o-------o---", rim: "------------o---", kick: ".-------.-----.-" },
    {
      ride: "x-o-x---x-o-x-o-",
      hat: "----o-------o---",
      snare: "---.--.----.--.-",
      kick: ".---.---.---.---",
    },
  ],
};

const VELOCITY: Record<string, number> = { x: 0.95, o: 0.62, ".": 0.3 };

/** What the drummer plays: one groove for the verses, a fuller one for the choruses, a fill into each new section. */
export function drumsOf(bars: readonly Bar[], genre: Genre, random: Random): Hit[] {
  const verse = pick(random, GROOVES[genre]);
  const chorus = pick(random, GROOVES[genre]);
  const hits: Hit[] = [];
  for (const bar of bars) {
    if (bar.section === "chorus" && bar.inSection === 0)
      hits.push({ drum: "crash", at: bar.index * 4, velocity: 0.8 });
    const groove = bar.section === "chorus" ? chorus : verse;
    const isFill = bar.isLast && bar.section !== "outro";
    for (const [drum, steps] of Object.entries(groove) as [DrumName, string][]) {
      if (!playsIn(bar, drum, genre)) continue;
      for (let step = 0; step < 16; step++) {
        const velocity = VELOCITY[steps[step] as string];
        const makesRoom = isFill && step >= 12 && drum !== "kick" && drum !== "ride";
        if (!velocity || makesRoom) continue;
        hits.push({ drum, at: bar.index * 4 + step / 4, velocity: velocity * (0.9 + random() * 0.16) });
      }
    }
    if (isFill) hits.push(...fill(bar, genre, random));
  }
  return hits;
}

/** Parts come in one by one: the intro is light, the bridge has no backbeat, the outro thins out. */
function playsIn(bar: Bar, drum: DrumName, genre: Genre): boolean {
  const isLight = drum === "hat" || drum === "shaker" || drum === "rim" || drum === "ride";
  if (bar.section === "intro") return genre === "jazz" ? isLight : isLight && bar.inSection >= 2;
  if (bar.section === "bridge") return isLight || (drum === "kick" && bar.inSection % 2 === 0);
  if (bar.section === "outro") return isLight || bar.inSection < 2;
  if (bar.section === "verse" && bar.round === 0 && bar.inSection < 2) return drum !== "open";
  return true;
}

function fill(bar: Bar, genre: Genre, random: Random): Hit[] {
  const drum = genre === "jazz" ? "snare" : pick(random, ["tom", "snare", "snare"] as const);
  const steps = pick(random, [
    [12, 13, 14, 15],
    [12, 14, 15],
    [13, 14, 15],
    [12, 13, 15],
  ] as const);
  const loudness = genre === "jazz" ? 0.35 : 0.5;
  return steps.map((step, i) => ({ drum, at: bar.index * 4 + step / 4, velocity: loudness + i * 0.12 }));
}
