import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Phrase } from "../../domain/search/request.ts";
import { kindCode } from "./doc.ts";

/**
 * Whether a phrase stands in a row, or does not where it must not. Titles and names are kept as words between single spaces, of
 * everything else each word once: only a single word can be looked for there.
 */
export function holds({ words, where, isNot, isBegun }: Phrase): RawBuilder<SqlBool> {
  const stands = (column: string) =>
    sql<SqlBool>`strpos(' ' || ${sql.ref(column)} || ' ', ${isBegun ? ` ${words}` : ` ${words} `}::text) > 0`;
  const places =
    where === "names"
      ? [stands("names"), sql<SqlBool>`(kind = ${kindCode("artist")}::smallint and ${stands("title")})`]
      : [stands("title"), stands("names"), ...(words.includes(" ") ? [] : [stands("body")])];
  const found = sql<SqlBool>`(${sql.join(places, sql` or `)})`;
  return isNot ? sql<SqlBool>`not ${found}` : found;
}
