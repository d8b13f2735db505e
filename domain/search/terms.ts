import { MAX_TERMS, MAX_WORD_LENGTH } from "./limits.ts";

/** One condition of a search: the word, or every word that begins with it. */
export interface Term {
  word: string;
  isPrefix: boolean;
}

// Letters that Unicode does not take apart, as people without the key type them: Røyksopp, Łona, Straße.
const PLAIN: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ŧ: "t",
};

/** Lower case without accents, for both sides of a comparison. Kana and Hangul stay whole. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[øłđðþßæœıŧ]/g, (letter) => PLAIN[letter]!);
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const WITHOUT_SPACES =
  "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}";
const RUN = new RegExp(`[${WITHOUT_SPACES}]+|[^${WITHOUT_SPACES}]+`, "gu");
const IS_WITHOUT_SPACES = new RegExp(`^[${WITHOUT_SPACES}]`, "u");

/**
 * The words under which a text is kept. Scripts without spaces are cut into overlapping pairs with the last sign alone
 * ("夜に駆" is "夜に", "に駆", "駆"): so any part of them can be found, and the words of a beginning are a beginning of the words.
 */
export function wordsOf(text: string): string[] {
  return runsOf(text).flatMap((run) => (IS_WITHOUT_SPACES.test(run) ? pairsOf(run) : [cut(run)]));
}

/** Words in the one form that titles are compared in. */
export function phraseOf(text: string): string {
  return wordsOf(text).join(" ");
}

/** "AC/DC", "R.E.M.", "hip-hop" and "don't" as people also type them: acdc, rem, hiphop, dont. */
export function joinedWordsOf(text: string): string[] {
  return foldText(text)
    .split(/\s+/)
    .map((chunk) => chunk.match(WORD) ?? [])
    .filter((parts) => parts.length > 1)
    .map((parts) => cut(parts.join("")));
}

/** The conditions of a typed text, all of which must hold. The last word is still being typed: it is a beginning. */
export function termsOf(text: string): Term[] {
  const runs = runsOf(text);
  const terms = runs.flatMap((run, index): Term[] => {
    const isLast = index === runs.length - 1;
    if (!IS_WITHOUT_SPACES.test(run)) return [{ word: cut(run), isPrefix: isLast }];
    const pairs = pairsOf(run);
    const whole = pairs.length > 1 ? pairs.slice(0, -1) : pairs;
    return whole.map((word) => ({ word, isPrefix: pairs.length === 1 }));
  });
  return terms.slice(0, MAX_TERMS);
}

/** The conditions of a text of which every word was written to its end. */
export function wholeTermsOf(text: string): Term[] {
  return termsOf(`${text} a`).filter((_term, at, { length }) => at < length - 1);
}

/**
 * The words of a quoted text as they stand in a row in what is kept. A last sign alone stands for every pair that it begins, so
 * that "夜" is found in "夜に駆ける"; between words its run ended, so that the sign alone is among them.
 */
export function wordsInRow(text: string): { words: string; isBegun: boolean } {
  const runs = runsOf(text);
  const last = runs.pop();
  if (last === undefined) return { words: "", isBegun: false };
  const before = runs.flatMap((run) => (IS_WITHOUT_SPACES.test(run) ? pairsOf(run) : [cut(run)]));
  const pairs = IS_WITHOUT_SPACES.test(last) ? pairsOf(last) : [cut(last)];
  const isAlone = IS_WITHOUT_SPACES.test(last) && pairs.length === 1;
  const words = [...before, ...(pairs.length > 1 ? pairs.slice(0, -1) : pairs)];
  return {
    words: words.slice(0, MAX_TERMS).join(" "),
    isBegun: isAlone && words.length <= MAX_TERMS,
  };
}

function runsOf(text: string): string[] {
  return (foldText(text).match(WORD) ?? []).flatMap((word) => word.match(RUN) ?? []);
}

function pairsOf(run: string): string[] {
  const signs = [...run];
  return signs.map((sign, index) => sign + (signs[index + 1] ?? ""));
}

function cut(word: string): string {
  return [...word].slice(0, MAX_WORD_LENGTH).join("");
}
