import { parseMusicalKey } from "../catalog/musicalKey.ts";
import { guessedFilters } from "./guesses.ts";
import { isInField, parseQuery, printQuery } from "./query.ts";
import type { Spelling } from "./spelling/Spelling.ts";
import { foldText, termsOf } from "./terms.ts";

/** A word that occurs more often than this is meant as it stands. */
const RARE = 2;

/** A rare word is taken for a typo of one that occurs this many times as often. */
const FAR_MORE = 20;

/**
 * The text that somebody probably meant who found next to nothing: filters that are nearly ones, words that are nearly known
 * ones, and "la menor" as a key. What stands in quotes, behind a minus and behind the name of a filter stays as it is: a word
 * never leaves its field. Null when nothing about it looks wrong.
 */
export function mendText(text: string, spelling: Pick<Spelling, "support" | "nearest">): string | null {
  const filtered = guessedFilters(text);
  const query = parseQuery(filtered ?? text);
  const key = keyIn(query.words);
  if (key) return printQuery({ ...query, words: "", filters: { ...query.filters, key: [key] } });
  const words = mendWords(query.words, spelling);
  return words === query.words && filtered === null ? null : printQuery({ ...query, words });
}

/** A key that says whether it is major or minor; "Sol" alone is rather the sun. */
const WHOLE_KEY = /(?:minor|major|menor|mayor|\bmin|\bmaj)$|^\d{1,2}[ab]$|^[a-g][#b♯♭]m$/i;

/** Words that say nothing but a key: "A minor", "la menor", "8A". */
function keyIn(words: string): string | null {
  return WHOLE_KEY.test(words.trim()) ? parseMusicalKey(words.toLowerCase()) : null;
}

function mendWords(text: string, spelling: Pick<Spelling, "support" | "nearest">): string {
  const last = termsOf(text).at(-1);
  const end = text.trimEnd().length;
  return text.replaceAll(/\S+/gu, (token, start: number) => {
    if (isInField(token)) return token;
    return token.replaceAll(/[\p{L}\p{N}\p{M}]+/gu, (written, at: number) => {
      const isLast = start + at + written.length === end && last?.isPrefix === true;
      return mendWord(written, isLast, spelling);
    });
  });
}

function mendWord(written: string, isLast: boolean, spelling: Pick<Spelling, "support" | "nearest">): string {
  const word = foldText(written);
  // A sign that folds into several words, or a script that is kept in pairs.
  if (termsOf(word).length !== 1 || !/^\p{L}+$/u.test(word)) return written;
  const support = spelling.support(word, isLast);
  if (support > RARE) return written;
  const meant = spelling.nearest(word, isLast);
  if (meant === null || meant === word) return written;
  return spelling.support(meant, false) >= Math.max(support * FAR_MORE, 1) ? meant : written;
}
