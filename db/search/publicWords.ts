import { type Kysely, sql } from "kysely";
import { MAX_WORDS } from "../../domain/search/spelling/readWords.ts";
import type { DB } from "../tables.generated.ts";

/**
 * The words of everything that is public, each with how often it occurs, in the order of their letters: the most frequent where
 * there are too many. Words of private things are no words here.
 */
export async function listPublicWords(db: Kysely<DB>): Promise<[word: string, count: number][]> {
  const { rows } = await sql<{ word: string; count: number }>`
    select word, count from (
      select word, count(*)::int as count
      from "searchDoc", unnest(string_to_array(title || ' ' || names || ' ' || body, ' ')) as word
      where visibility = 'public' and word <> ''
      group by word order by count desc, word limit ${MAX_WORDS}::int
    ) words order by word collate "C"
  `.execute(db);
  return rows.map(({ word, count }) => [word, count]);
}
