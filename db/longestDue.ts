import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";

/** One thing that is due, and since when: as the database writes it, because a Date lets go of microseconds and would find it again. */
export interface DuePlace {
  id: string;
  at: string;
}

export interface DuePage {
  limit: number;
  /** Behind this one: what stays due after it was looked at is passed by, and stands in nobody's way. */
  after: DuePlace | null;
}

/** One page of what `query` finds due, the longest first: `at` and `id` are its columns. An index on `at` serves it. */
export async function longestDue<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  at: string,
  id: string,
  { limit, after }: DuePage,
): Promise<DuePlace[]> {
  const columns = [sql.ref(at), sql.ref(id)] as const;
  let page = query
    .select([sql<string>`${columns[0]}::text`.as("at"), sql<string>`${columns[1]}`.as("id")])
    .orderBy(columns[0])
    .orderBy(columns[1])
    .limit(sql.lit(limit));
  if (after)
    page = page.where(sql<SqlBool>`(${columns[0]}, ${columns[1]}) > (${after.at}::timestamptz, ${after.id})`);
  return page.$castTo<DuePlace>().execute();
}
