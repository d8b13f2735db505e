import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Target } from "../../domain/catalog/table/guessColumns.ts";
import type { ImportRow } from "../../domain/catalog/table/importPlan.ts";
import type { ColumnKey } from "../../domain/catalog/table/trackColumns.ts";
import type { Params } from "../../domain/words/refusal.ts";
import { inReach, type Reach } from "../reach.ts";
import type { DB } from "../tables.generated.ts";

/** What is kept of each row of a file. */
export interface ReportRow extends Omit<ImportRow, "change" | "problems"> {
  problems: KeptProblem[];
}

/** Of files that were read before problems had codes the English words alone are kept. */
export interface KeptProblem {
  column: ColumnKey;
  code?: string;
  params?: Params;
  message?: string;
  cell?: string;
}

export interface TrackImportRow extends Omit<Selectable<DB["trackImport"]>, "csv" | "mapping" | "report"> {
  mapping: (Target | null)[];
  report: ReportRow[];
}

const COLUMNS = [
  "id",
  "workspaceId",
  "userId",
  "key",
  "fileName",
  "headings",
  "mapping",
  "emptyClears",
  "state",
  "takesSuggestions",
  "skipsWrong",
  "report",
  "createdAt",
  "finishedAt",
] as const;

/** Files that a studio's list keeps; older ones are forgotten. */
const KEPT = 20;

/** Files by id, whosever they are: the caller asks who may see them. */
export async function findTrackImports(db: Kysely<DB>, ids: readonly string[]): Promise<TrackImportRow[]> {
  const rows = await db.selectFrom("trackImport").select(COLUMNS).where("id", "in", ids).execute();
  return rows as unknown as TrackImportRow[];
}

/** Keeps a file that was read, unless one of its key is there; returns the one that stands. */
export async function keepTrackImport(
  trx: Transaction<DB>,
  row: Insertable<DB["trackImport"]>,
): Promise<{ id: string }> {
  await trx
    .insertInto("trackImport")
    .values(row)
    .onConflict((c) => c.columns(["workspaceId", "key"]).doNothing())
    .execute();
  await sql`
    delete from "trackImport" where "workspaceId" = ${row.workspaceId} and state <> 'queued' and id in (
      select id from "trackImport" where "workspaceId" = ${row.workspaceId}
      order by "createdAt" desc, id desc offset ${sql.lit(KEPT)}
    )`.execute(trx);
  return trx
    .selectFrom("trackImport")
    .select("id")
    .where("workspaceId", "=", row.workspaceId)
    .where("key", "=", row.key)
    .executeTakeFirstOrThrow();
}

/** What a file says, for whoever reads it before it is carried out; undefined for one that is gone. */
export async function findImportFile(
  db: Kysely<DB>,
  id: string,
): Promise<(Pick<TrackImportRow, "mapping"> & { csv: string }) | undefined> {
  const row = await db
    .selectFrom("trackImport")
    .select(["csv", "mapping"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row as unknown as (Pick<TrackImportRow, "mapping"> & { csv: string }) | undefined;
}

/** The file itself, for whoever carries it out or gives it up; held until the transaction ends. */
export async function lockTrackImport(
  trx: Transaction<DB>,
  id: string,
  reach: Reach,
): Promise<(TrackImportRow & { csv: string }) | undefined> {
  const row = await trx
    .selectFrom("trackImport")
    .select([...COLUMNS, "csv"])
    .where("id", "=", id)
    .where(inReach(reach))
    .forUpdate()
    .executeTakeFirst();
  return row as unknown as (TrackImportRow & { csv: string }) | undefined;
}

/** Changes a file that is held. */
export async function writeTrackImport(
  trx: Transaction<DB>,
  id: string,
  change: Partial<Insertable<DB["trackImport"]>>,
): Promise<void> {
  await trx.updateTable("trackImport").set(change).where("id", "=", id).execute();
}

/** What a studio took the headings of its last files for, the latest first. */
export async function listMappings(
  db: Kysely<DB>,
  workspaceId: string,
): Promise<{ headings: string[]; mapping: (Target | null)[] }[]> {
  const rows = await db
    .selectFrom("trackImport")
    .select(["headings", "mapping"])
    .where("workspaceId", "=", workspaceId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(KEPT)
    .execute();
  return rows as unknown as { headings: string[]; mapping: (Target | null)[] }[];
}
