import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

/** The kinds of private links; each row knows when it ends and whether it was closed before. */
export type LinkTable = "assetLink" | "listeningLink";

/** How many links to one thing can be opened; `column` names the thing. */
export async function countOpenLinks(
  db: Kysely<DB>,
  [table, column]: ["assetLink", "assetId"] | ["listeningLink", "releaseId" | "trackId"],
  id: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where ${sql.ref(column)} = ${id} and "revokedAt" is null and "expiresAt" > ${now}`.execute(db);
  return rows[0]!.count;
}

/** Closes a link; false when it was closed before. */
export async function revokeLink(
  trx: Transaction<DB>,
  table: LinkTable,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set "revokedAt" = ${now} where id = ${id} and "revokedAt" is null`.execute(
    trx,
  );
  return numAffectedRows === 1n;
}
