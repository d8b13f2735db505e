import { sql } from "kysely";
import type { RollingBack } from "./rollingBack.ts";

const WRITES = /\b(insert into|update "|delete from)/i;

/** Whether one of the statements could have changed a row. A lock changes none. */
export function mayHaveWritten(statements: readonly string[]): boolean {
  return statements.some((text) => WRITES.test(text.replaceAll("for update", "")));
}

// That somebody was here is written for whatever they ask, and some time later.
const BESIDE_THE_POINT = ["activityDay"];
// So is when a session was last used, and until when it lasts by that.
const SESSION = sql`select md5(coalesce(string_agg(row::text, '' order by row::text), '')) as hash
  from (select id, token, "userId" from session) row`;

/** The content of every table of the product, as one hash each. */
export async function contentOfTables({ db }: RollingBack): Promise<Record<string, string>> {
  const tables = await db.introspection.getTables();
  const content: Record<string, string> = {};
  for (const { name, schema } of tables) {
    if (schema !== "public" || BESIDE_THE_POINT.includes(name)) continue;
    const whole = sql`select md5(coalesce(string_agg(row::text, '' order by row::text), '')) as hash from ${sql.table(name)} as row`;
    const { rows } = await sql<{ hash: string }>`${name === "session" ? SESSION : whole}`.execute(db);
    content[name] = rows[0]!.hash;
  }
  return content;
}

/** Names of the tables that differ. */
export function changedTables(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((table) => before[table] !== after[table]);
}
