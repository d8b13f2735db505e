import { type SqlBool, sql, type Transaction } from "kysely";
import { eraseFromAudit } from "../audit/eraseFromAudit.ts";
import { refreshSearchDocs } from "../search/searchDocs.ts";
import type { DB } from "../tables.generated.ts";
import { listFiles } from "./files.ts";
import type { Person } from "./Person.ts";
import { leaveStudios } from "./studios.ts";
import { TABLES } from "./tables.ts";

/** Parents last: what hangs on them is changed or deleted before they take the rest along. */
const LAST = ["workspace", "user"] as const;

/**
 * Takes every row of a person away or out of their name, as its feature says in privacy.ts, and checks that none is left. Returns
 * the files that have to go now that their rows are gone.
 */
export async function eraseRows(trx: Transaction<DB>, found: Person, now: Date): Promise<string[]> {
  const person = { ...found, studioIds: await leaveStudios(trx, found.userId) };
  const files = await listFiles(trx, person);
  const rehomed = await listPostsElsewhere(trx, person);
  const tables = Object.keys(TABLES) as (keyof DB)[];
  for (const table of [...tables.filter((name) => !isLast(name)), ...LAST])
    await takeAway(trx, table, person);
  for (const table of tables) await expectNone(trx, table, person);
  await refreshSearchDocs(trx, "post", rehomed);
  // Last: it holds the end of the audit log.
  await eraseFromAudit(trx, {
    userId: person.userId,
    markers: person.addresses,
    names: person.names,
    workspaceIds: person.studioIds,
    at: now,
  });
  return files;
}

/** What they wrote in studios that stay. */
async function listPostsElsewhere(trx: Transaction<DB>, { userId, studioIds }: Person): Promise<string[]> {
  const posts = await trx
    .selectFrom("post")
    .select("id")
    .where("authorId", "=", userId)
    .where(sql<SqlBool>`"workspaceId" <> all(${studioIds}::uuid[])`)
    .execute();
  return posts.map(({ id }) => id);
}

function isLast(name: string): boolean {
  return LAST.some((last) => last === name);
}

async function takeAway(trx: Transaction<DB>, table: keyof DB, person: Person): Promise<void> {
  for (const action of TABLES[table].onErasure) {
    if (action.does === "delete" && !action.with)
      await sql`delete from ${sql.table(table)} where ${action.rows(person)}`.execute(trx);
    if (action.does === "change")
      await sql`update ${sql.table(table)} set ${action.set(person)} where ${action.rows(person)}`.execute(
        trx,
      );
  }
}

/** The list is a promise: whatever it says is gone has to be, or nothing happens at all. */
async function expectNone(trx: Transaction<DB>, table: keyof DB, person: Person): Promise<void> {
  for (const action of TABLES[table].onErasure) {
    if (action.does !== "delete" && action.does !== "change") continue;
    const { rows } = await sql`select from ${sql.table(table)} where ${action.rows(person)} limit 1`.execute(
      trx,
    );
    if (rows.length > 0) throw new Error(`An erasure left rows in ${table}.`);
  }
}
