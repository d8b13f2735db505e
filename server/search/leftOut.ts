import { MAX_TERMS } from "../../domain/search/limits.ts";
import { parseQuery, printQuery } from "../../domain/search/query.ts";
import { termsOf } from "../../domain/search/terms.ts";

/** A text without the words that nothing has. */
export interface Shortened {
  text: string;
  leftOut: string[];
}

/**
 * Goes through the words of a text that finds nothing, one by one, and leaves out each with which nothing is found any more. What
 * stands in quotes, behind a minus and in filters is never left out. Null where nothing would be left or nothing was to leave out.
 */
export async function withoutUnknown(
  text: string,
  /** `isWhole`: the last word of the text is one that was written to its end, not a beginning. */
  findsSome: (text: string, isWhole: boolean) => Promise<boolean>,
): Promise<Shortened | null> {
  const query = parseQuery(text);
  const words = query.words.split(" ").filter((word) => termsOf(word).length > 0);
  const kept: string[] = [];
  const leftOut: string[] = [];
  for (const [at, word] of words.slice(0, MAX_TERMS).entries()) {
    const longer = printQuery({ ...query, words: [...kept, word].join(" ") });
    if (await findsSome(longer, at < words.length - 1)) kept.push(word);
    else leftOut.push(word);
  }
  const shorter = printQuery({ ...query, words: kept.join(" ") });
  return leftOut.length > 0 && shorter !== "" ? { text: shorter, leftOut } : null;
}
