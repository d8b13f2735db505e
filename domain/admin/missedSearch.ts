import { TOO_SHORT } from "../search/limits.ts";
import { foldText } from "../search/terms.ts";

/** Signs of a kept term; whoever types more than this tells a story, not a title. */
export const MAX_MISSED_LENGTH = 60;

/** Different terms kept of one day; what comes after is counted only where its term is known. */
export const MOST_MISSED_A_DAY = 500;

/** While somebody goes on typing, only the last of their words count, in milliseconds. */
export const TYPING_MS = 10_000;

/**
 * The form in which a search that found nothing is counted: without case and accents. Null for what is too short, too long,
 * or may be about somebody: an address, or a number as long as a telephone's.
 */
export function missedTerm(text: string): string | null {
  if (text.includes("@") || text.replace(/[^\p{Nd}]/gu, "").length >= 7) return null;
  const term = foldText(text)
    .replace(/[^\p{L}\p{N}\p{M}'&/.+#-]+/gu, " ")
    .trim();
  const length = [...term].length;
  const isWord = length > TOO_SHORT && length <= MAX_MISSED_LENGTH && /[\p{L}\p{N}]/u.test(term);
  return isWord ? term : null;
}

/** Whether one text is the other with something typed after it. */
export function isTypedOn(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}
