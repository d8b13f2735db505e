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

/** Tables of one row that is there from the beginning and cannot be taken out: see `restoreHead`. */
export const HEADS: ReadonlySet<string> = new Set(["auditHead", "auditSealHead"]);

/** Takes out what the migrations put in, so that a backup brings all of it. */
export async function clearTable(trx: Kysely<DB>, table: string): Promise<void> {
  await sql`delete from ${sql.raw(quoted(table))}`.execute(trx);
}

/** Puts what the backup has into the row of such a table. */
export async function restoreHead(
  trx: Kysely<DB>,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  const into = sql.raw(quoted(table));
  const names = sql.join(columns.map((column) => sql.id(column)));
  await sql`
    update ${into} set (${names}) = (select ${names} from jsonb_populate_record(null::${into}, ${rows[0]}::jsonb))`.execute(
    trx,
  );
}

/** The columns of a table that rows can be put into. */
export async function columnsOf(db: Kysely<DB>, schema: string, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}

/** The numbers of the audit log go on after those that a backup brought. */
export async function restoreAuditNumbers(db: Kysely<DB>): Promise<void> {
  await sql`
    select setval('"auditSeq"', max(seq)) from audit where chain is not null having max(seq) is not null`.execute(
    db,
  );
}

/** True while nobody registered and nothing was written down. */
export async function isUnused(db: Kysely<DB>): Promise<boolean> {
  const { rows: tables } = await sql<{ count: number }>`
    select count(*)::int as count from pg_class
    where relnamespace = 'public'::regnamespace and relname in ('user', 'audit')`.execute(db);
  // Somebody was stopped in the middle of making them.
  if (tables[0]!.count < 2) return true;
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from "user") or exists (select from audit) as used`.execute(db);
  return !rows[0]!.used;
}
