import {
  AI_PARTS,
  AI_SHARES,
  type AiDisclosure,
  type AiPart,
  type AiShare,
} from "../catalog/aiDisclosure.ts";
import type { Phrase } from "./request.ts";
import { foldText } from "./terms.ts";

/** What `ai:` takes: how much of a recording a model made, or a part of it that a model had a hand in. */
export const AI_VALUES = [...AI_SHARES, ...AI_PARTS] as const;
export type AiValue = (typeof AI_VALUES)[number];

/** The names of the field in both languages. */
export const AI_NAMES: readonly string[] = ["ai", "ia"];

/** What people write for each value, folded, in both languages. */
const WORDS: Readonly<Record<AiValue, readonly string[]>> = {
  none: ["none", "no", "people", "human", "ninguna", "nada", "personas", "humana", "humano"],
  assisted: ["assisted", "some", "help", "asistida", "asistido", "algo", "ayuda"],
  generated: ["generated", "full", "made", "generada", "generado", "toda", "todo"],
  vocals: ["vocals", "vocal", "voice", "voices", "voz", "voces"],
  instrumentation: ["instrumentation", "instruments", "instrument", "instrumentos", "instrumentacion"],
  composition: ["composition", "melody", "composicion", "melodia"],
  lyrics: ["lyrics", "lyric", "words", "letra", "letras"],
  postProduction: ["postproduction", "mix", "master", "mastering", "mezcla", "postproduccion"],
};

/** The value that a written word means; null when it means none. */
export function readAi(written: string): AiValue | null {
  const word = foldText(written);
  return AI_VALUES.find((value) => WORDS[value].includes(word)) ?? null;
}

export function isAiLevel(value: AiValue): value is AiShare {
  return AI_SHARES.some((share) => share === value);
}

/** The most that a model did on any part of these; null while one of them, or all, have not answered. */
export function aiLevelOf(told: readonly (AiDisclosure | null)[]): AiShare | null {
  if (told.length === 0 || told.includes(null)) return null;
  const all = told.flatMap((each) => Object.values(each!));
  return AI_SHARES.findLast((share) => all.includes(share)) ?? null;
}

/**
 * A letter of Old Church Slavonic that stood once in one book: no title begins with it, so nobody who types a word comes upon a mark.
 * The migration of the day the marks came knows them, too.
 */
const SIGN = "ꙮ";
const markOfPart = (part: AiPart) => `${SIGN}${part.toLowerCase()}`;
const markOfLevels = (levels: readonly AiShare[]) =>
  `${SIGN}${AI_SHARES.flatMap((share, at) => (levels.includes(share) ? [at] : [])).join("")}`;

/** Every choice of levels, as marks name them: one, two or all three. */
const CHOICES: readonly (readonly AiShare[])[] = [
  ...AI_SHARES.map((share) => [share]),
  ...AI_SHARES.map((left) => AI_SHARES.filter((share) => share !== left)),
  AI_SHARES,
];

/**
 * The marks by which the search finds what a recording, or all of a release, says of AI: one for every choice of levels that lets
 * it through, and one for each part that a model touched. What has not answered carries none of the levels.
 */
export function aiMarks(told: readonly (AiDisclosure | null)[]): string[] {
  const level = aiLevelOf(told);
  const touched = AI_PARTS.filter((part) => told.some((each) => each && each[part] !== "none"));
  return [
    ...CHOICES.filter((choice) => level !== null && choice.includes(level)).map(markOfLevels),
    ...touched.map(markOfPart),
  ];
}

/** What to look for: levels widen each other, parts narrow, and what is unwanted is unwanted by itself. */
export function aiPhrases(asked: readonly { value: AiValue; isNot: boolean }[]): Phrase[] {
  const mark = (words: string, isNot: boolean): Phrase => ({ words, where: "code", isNot });
  const levels = AI_SHARES.filter((share) => asked.some(({ value, isNot }) => value === share && !isNot));
  return [
    ...(levels.length > 0 ? [mark(markOfLevels(levels), false)] : []),
    ...asked.flatMap(({ value, isNot }) => {
      if (!isAiLevel(value)) return [mark(markOfPart(value), isNot)];
      return isNot ? [mark(markOfLevels([value]), true)] : [];
    }),
  ];
}
