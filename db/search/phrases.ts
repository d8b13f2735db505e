import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Phrase } from "../../domain/search/request.ts";
import type { Term } from "../../domain/search/words.ts";
import { kindCode } from "./doc.ts";

/**
 * Whether a phrase stands in a row, or does not where it must not. Titles and names are kept as words between single spaces, of
 * everything else each word once: only a single word can be looked for there.
 */
export function holds({ words, where, isNot }: Phrase): RawBuilder<SqlBool> {
  const stands = (column: string) =>
    sql<SqlBool>`strpos(' ' || ${sql.ref(column)} || ' ', ${` ${words} `}::text) > 0`;
  const places =
    where === "names"
      ? [stands("names"), sql<SqlBool>`(kind = ${kindCode("artist")}::smallint and ${stands("title")})`]
      : [stands("title"), stands("names"), ...(words.includes(" ") ? [] : [stands("body")])];
  const found = sql<SqlBool>`(${sql.join(places, sql` or `)})`;
  return isNot ? sql<SqlBool>`not ${found}` : found;
}

/** The words of what must be there: the index of words finds the rows in which to look for the phrase. */
export function wantedTerms(phrases: readonly Phrase[]): Term[] {
  return phrases
    .filter(({ isNot }) => !isNot)
    .flatMap(({ words }) => words.split(" ").map((word) => ({ word, isPrefix: false })));
}
