import { INK, SCALES, type Scale, type ScaleName } from "./colours.ts";
import { pick, type Random } from "./seededRandom.ts";

/** Genre to its leading colour and the colours that may stand beside it. */
const PAIRS: Record<string, readonly [ScaleName, readonly ScaleName[]]> = {
  electronic: ["sky", ["volt", "blush", "mint", "sky"]],
  rock: ["red", ["amber", "sky", "blush", "red"]],
  pop: ["blush", ["amber", "mint", "sky", "volt"]],
  "hip-hop": ["amber", ["red", "volt", "mint", "blush"]],
  jazz: ["mint", ["amber", "sky", "blush", "mint"]],
};
const UNKNOWN: readonly [ScaleName, readonly ScaleName[]] = ["volt", ["sky", "mint", "amber", "blush"]];

export interface CoverPalette {
  /** The paper: from one corner to the other. */
  ground: readonly [string, string];
  /** The main shape, from light to deep. */
  main: readonly [string, string, string];
  /** What answers it. */
  accent: string;
  /** Fine lines and small things, far from the ground in lightness. */
  line: string;
}

type Paper = (lead: Scale, other: Scale) => CoverPalette;

const PAPERS: readonly Paper[] = [
  (lead, other) => ({
    ground: [INK, lead[9]],
    main: [lead[3], lead[5], lead[7]],
    accent: other[4],
    line: lead[1],
  }),
  (lead, other) => ({
    ground: [lead[9], lead[7]],
    main: [lead[2], lead[4], lead[6]],
    accent: other[3],
    line: lead[0],
  }),
  (lead, other) => ({
    ground: [lead[0], lead[2]],
    main: [lead[5], lead[7], lead[9]],
    accent: other[5],
    line: INK,
  }),
  (lead, other) => ({
    ground: [other[1], lead[2]],
    main: [lead[4], lead[6], lead[8]],
    accent: other[7],
    line: lead[9],
  }),
  (lead, other) => ({
    ground: [lead[5], other[5]],
    main: [lead[1], lead[3], lead[8]],
    accent: INK,
    line: lead[0],
  }),
  (lead, other) => ({
    ground: [other[9], INK],
    main: [lead[2], lead[4], lead[6]],
    accent: other[3],
    line: other[1],
  }),
];

export function coverPalette(genre: string, random: Random): CoverPalette {
  const [lead, partners] = PAIRS[genre] ?? UNKNOWN;
  return pick(random, PAPERS)(SCALES[lead], SCALES[pick(random, partners)]);
}
