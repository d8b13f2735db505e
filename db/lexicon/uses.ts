import { type Kysely, sql, type Transaction } from "kysely";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import type { DB } from "../tables.generated.ts";

/** How many things carry a term. */
export interface TermUses {
  tracks: number;
  releases: number;
  products: number;
  people: number;
}

type Carrier = "track" | "release" | "product";

/** Where a list's slugs are stored; a list that is not here is stored nowhere yet. */
const CARRIERS: Partial<Record<VocabularyKey, { column: "genre" | "mood"; tables: readonly Carrier[] }>> = {
  GENRE: { column: "genre", tables: ["track", "release", "product"] },
  MOOD: { column: "mood", tables: ["track"] },
};

/** The uses of every term of a list by slug; one that nothing carries is missing. Reads each carrying table once. */
export async function countTermUses(
  db: Kysely<DB>,
  key: VocabularyKey,
): Promise<Map<string, Partial<TermUses>>> {
  const uses = new Map<string, Partial<TermUses>>();
  const { column, tables } = CARRIERS[key] ?? {};
  if (!column || !tables) return uses;
  const things = tables.map(
    (table) =>
      sql`select ${sql.lit(`${table}s`)} as kind, ${sql.ref(column)} as slug, count(*)::int as count
        from ${sql.table(table)} where ${sql.ref(column)} is not null group by 2`,
  );
  const people = sql`select 'people' as kind, slug, count(distinct "userId")::int as count from (${favourites}) person group by 2`;
  const { rows } = await sql<{ kind: keyof TermUses; slug: string; count: number }>`${sql.join(
    key === "GENRE" ? [...things, people] : things,
    sql` union all `,
  )}`.execute(db);
  for (const { kind, slug, count } of rows) uses.set(slug, { ...uses.get(slug), [kind]: count });
  return uses;
}

const favourites = sql`
  select "userId", jsonb_array_elements_text(value) as slug from preference
    where key = 'favouriteGenres' and jsonb_typeof(value) = 'array'
  union all
  select id, jsonb_array_elements_text("artistData"->'genres') from "user"
    where jsonb_typeof("artistData"->'genres') = 'array'`;

/**
 * Writes `to` wherever one of `from` is stored, the search's rows included. With a merge's id it is noted what changed, so
 * that the merge can be taken back; what people like best is not noted: it stays with the term that they see now.
 */
export async function retag(
  trx: Transaction<DB>,
  key: VocabularyKey,
  from: readonly string[],
  to: string,
  mergeId?: string,
): Promise<void> {
  const { column, tables = [] } = CARRIERS[key] ?? {};
  if (!column) return;
  const carries = sql`${sql.ref(column)} = any(${from}::text[])`;
  for (const table of tables) {
    if (mergeId)
      await sql`insert into "termMergeItem" ("mergeId", entity, "entityId")
        select ${mergeId}::uuid, ${sql.lit(table)}, id from ${sql.table(table)} where ${carries}`.execute(
        trx,
      );
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${carries}`.execute(trx);
  }
  await sql`update "searchDoc" set ${sql.ref(column)} = ${to} where ${carries}`.execute(trx);
  if (key === "GENRE") await retagPeople(trx, from, to);
}

async function retagPeople(trx: Transaction<DB>, from: readonly string[], to: string): Promise<void> {
  // Each once, in the old order: somebody may like both.
  const changed = (list: ReturnType<typeof sql>) => sql`(
    select coalesce(jsonb_agg(slug order by at), '[]') from (
      select case when word = any(${from}::text[]) then ${to} else word end as slug, min(ord) as at
      from jsonb_array_elements_text(${list}) with ordinality words(word, ord) group by 1
    ) slugs)`;
  await sql`update preference set value = ${changed(sql`value`)}
    where key = 'favouriteGenres' and jsonb_typeof(value) = 'array' and value ?| ${from}::text[]`.execute(
    trx,
  );
  await sql`update "user" set "artistData" = jsonb_set("artistData", '{genres}', ${changed(sql`"artistData"->'genres'`)})
    where jsonb_typeof("artistData"->'genres') = 'array' and "artistData"->'genres' ?| ${from}::text[]`.execute(
    trx,
  );
}

/** Gives back its old term to what a merge changed and nobody has changed since. */
export async function untag(
  trx: Transaction<DB>,
  key: VocabularyKey,
  mergeId: string,
  from: string,
  to: string,
): Promise<void> {
  const { column, tables = [] } = CARRIERS[key] ?? {};
  if (!column) return;
  for (const table of tables) {
    const noted = sql`(select "entityId" from "termMergeItem" where "mergeId" = ${mergeId} and entity = ${sql.lit(table)})`;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
      where ${sql.ref(column)} = ${from} and id in ${noted}`.execute(trx);
    await sql`update "searchDoc" set ${sql.ref(column)} = ${to}
      where ${sql.ref(column)} = ${from} and "entityId" in ${noted}`.execute(trx);
  }
}

/** Things of one kind that carry one of the slugs, a batch at a time in the order of their ids. */
export async function idsCarrying(
  db: Kysely<DB>,
  key: VocabularyKey,
  table: Carrier,
  slug: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const { column, tables = [] } = CARRIERS[key] ?? {};
  if (!column || !tables.includes(table)) return [];
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(column)} = ${slug} and id > ${after}::uuid
    order by id limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}
