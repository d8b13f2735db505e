import { type RawBuilder, sql } from "kysely";
import type { RollingBack } from "./rollingBack.ts";

const WRITES = /\b(insert into|update "|delete from)/i;

/** Whether one of the statements could have changed a row. A lock changes none. */
export function mayHaveWritten(statements: readonly string[]): boolean {
  return statements.some((text) => WRITES.test(text.replaceAll("for update", "")));
}

// That somebody was here is written for whatever they ask, and some time later; chains of the log are sealed in their own time.
const BESIDE_THE_POINT = ["activityDay", "auditSeal", "auditSealed", "auditSealHead", "auditUnsealed"];
// So is when a session was last used, and until when it lasts by that.
const SESSION = sql`(select id, token, "userId" from session)`;

/** One statement for the content of every table of the product, as one hash each. */
export async function contentQuery({ db }: RollingBack): Promise<RawBuilder<{ name: string; hash: string }>> {
  const tables = await db.introspection.getTables();
  const hashes = tables
    .filter(({ name, schema }) => schema === "public" && !BESIDE_THE_POINT.includes(name))
    .map(({ name }) => {
      const rows = name === "session" ? SESSION : sql.table(name);
      return sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(row::text, '' order by row::text), '')) as hash from ${rows} as row`;
    });
  return sql`${sql.join(hashes, sql` union all `)}`;
}

/** What it answers now. */
export async function contentOfTables(
  { db }: RollingBack,
  query: RawBuilder<{ name: string; hash: string }>,
): Promise<Record<string, string>> {
  const { rows } = await query.execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** Names of the tables that differ. */
export function changedTables(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((table) => before[table] !== after[table]);
}
