import { type RawBuilder, sql } from "kysely";
import type { Term } from "../../domain/search/words.ts";

/** How many first letters of each word are indexed as a word of their own (`searchLexemes` in the migration). */
const GRAM = 3;

/** The condition in PostgreSQL's own notation. Words hold letters and digits only, so nothing in them needs escaping. */
export function tsqueryOf(terms: readonly Term[]): string {
  return terms.map(lexemeOf).join(" & ");
}

function lexemeOf({ word, isPrefix }: Term): string {
  if (!isPrefix) return `'${word}'`;
  return [...word].length === GRAM ? `'^${word}'` : `'${word}':*`;
}

/** How well a row matches (domain/search/request.ts, Place). Without words all match alike. */
export function tierOf(terms: readonly Term[], phrase: string): RawBuilder<number> {
  if (terms.length === 0) return sql`0`;
  // Words stand between single spaces: one that is bounded on both sides is whole, one bounded on its left begins so.
  const each = terms.map(({ word, isPrefix }) =>
    isPrefix
      ? sql`(starts_with(title, ${word}::text) or title like ${`% ${word}%`}::text)`
      : sql`' ' || title || ' ' like ${`% ${word} %`}::text`,
  );
  return sql`
    case
      when starts_with(title, ${phrase}::text) then case when title = ${phrase}::text then 3 else 2 end
      when ${sql.join(each, sql` and `)} then 1
      else 0
    end`;
}
