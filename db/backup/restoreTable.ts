import { type Kysely, sql } from "kysely";
import type { DB } from "../tables.generated.ts";
import { quoted } from "./dumpTable.ts";

/** Puts rows, as `dumpTable` wrote them, back into a table. */
export async function restoreRows(
  trx: Kysely<DB>,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const into = sql.raw(quoted(table));
  const names = sql.join(columns.map((column) => sql.id(column)));
  await sql`
    insert into ${into} (${names})
    select ${names} from jsonb_populate_recordset(null::${into}, ${`[${rows.join(",")}]`}::jsonb)`.execute(
    trx,
  );
}

/** The one table whose row cannot be taken out: see `restoreAuditHead`. */
export const AUDIT_HEAD = "auditHead";

/** Takes out what the migrations put in, so that a backup brings all of it. */
export async function clearTable(trx: Kysely<DB>, table: string): Promise<void> {
  await sql`delete from ${sql.raw(quoted(table))}`.execute(trx);
}

/** The one row of the audit log's head, which exists from the beginning. */
export async function restoreAuditHead(trx: Kysely<DB>, rows: readonly string[]): Promise<void> {
  const head = JSON.parse(rows[0]!) as { seq: number; hash: string };
  await trx.updateTable("auditHead").set({ seq: head.seq, hash: head.hash }).execute();
}

/** True while nobody registered and nothing was written down. */
export async function isUnused(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from "user") or exists (select from audit) as used`.execute(db);
  return !rows[0]!.used;
}
