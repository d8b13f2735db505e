import {
  type Insertable,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import type { AiDisclosure } from "../../domain/catalog/aiDisclosure.ts";
import {
  DISPUTED_STATES,
  type ReportReason,
  type ReportState,
  type ReportSubject,
  TOLD_STATES,
  WAITING_STATES,
} from "../../domain/reports/report.ts";
import { type KeysetPage, newestFirst, oldestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";
import type { SaidSong } from "./subjects.ts";

export type ReportRow = Omit<
  Selectable<DB["report"]>,
  "state" | "subjectKind" | "reason" | "said" | "judgedSaid"
> & {
  state: ReportState;
  subjectKind: ReportSubject;
  reason: ReportReason;
  said: SaidSong[];
  judgedSaid: Record<string, AiDisclosure | null> | null;
};

const columnOf = (kind: ReportSubject) => sql.ref(kind === "track" ? "report.trackId" : "report.releaseId");
const among = (states: readonly ReportState[]) => sql<SqlBool>`report.state = any(${states}::text[])`;

/** Reports by id: all for who judges them, else those of these studios that were decided against them. */
export async function findReports(
  db: Kysely<DB>,
  ids: readonly string[],
  reach: readonly string[] | "every",
): Promise<ReportRow[]> {
  const isSeen =
    reach === "every"
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(report."workspaceId" = any(${reach}::uuid[]) and ${among(TOLD_STATES)})`;
  const rows = await db.selectFrom("report").selectAll().where("id", "in", ids).where(isSeen).execute();
  return rows as unknown as ReportRow[];
}

/** A report for a change, held until the transaction ends. */
export async function lockReport(trx: Transaction<DB>, id: string): Promise<ReportRow | undefined> {
  const row = await trx.selectFrom("report").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  return row as unknown as ReportRow | undefined;
}

/** The last report about a thing for a reason, held until the transaction ends. */
export async function lockLastReport(
  trx: Transaction<DB>,
  { kind, id, reason }: { kind: ReportSubject; id: string; reason: ReportReason },
): Promise<ReportRow | undefined> {
  const row = await trx
    .selectFrom("report")
    .selectAll()
    .where(sql<SqlBool>`${columnOf(kind)} = ${id}::uuid`)
    .where("reason", "=", reason)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row as unknown as ReportRow | undefined;
}

export async function insertReport(
  trx: Kysely<DB>,
  { said, ...report }: Omit<Insertable<DB["report"]>, "said"> & { said: readonly SaidSong[] },
): Promise<void> {
  await trx
    .insertInto("report")
    .values({ ...report, said: JSON.stringify(said) })
    .execute();
}

/** Writes the change and counts the version up. */
export async function writeReport(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB["report"]>,
): Promise<void> {
  await trx
    .updateTable("report")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Reports and appeals that wait, those that have waited longest first (`report_waiting`). */
export async function listWaitingReports(db: Kysely<DB>, page: KeysetPage): Promise<ReportRow[]> {
  const query = db.selectFrom("report").selectAll().where("state", "in", WAITING_STATES);
  return (await oldestFirst(query, "report", page, "since").execute()) as unknown as ReportRow[];
}

/** Reports that were judged, the last ones first (`report_judged`). */
export async function listJudgedReports(db: Kysely<DB>, page: KeysetPage): Promise<ReportRow[]> {
  const query = db.selectFrom("report").selectAll().where("state", "not in", WAITING_STATES);
  return (await newestFirst(query, "report", page, "since").execute()) as unknown as ReportRow[];
}

/** How many wait, or were judged. */
export async function countReports(db: Kysely<DB>, isWaiting: boolean): Promise<number> {
  const row = await db
    .selectFrom("report")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", isWaiting ? "in" : "not in", WAITING_STATES)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Which of these are disputed: a report about them was upheld, and all that its songs said of AI then they say still. With the first
 * word that is changed the mark is gone; who takes the word back has it again.
 */
export async function listDisputed(
  db: Kysely<DB>,
  kind: ReportSubject,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct ${columnOf(kind)} as id from report
    where ${columnOf(kind)} = any(${ids}::uuid[]) and ${among(DISPUTED_STATES)}
      and not exists (
        select from jsonb_each(report."judgedSaid") told left join track on track.id = told.key::uuid
        where coalesce(track."aiDisclosure", 'null'::jsonb) is distinct from told.value)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The last report about each of these that its studio was told of. */
export async function listToldReports(
  db: Kysely<DB>,
  kind: ReportSubject,
  ids: readonly string[],
): Promise<(ReportRow & { subjectId: string })[]> {
  const { rows } = await sql<ReportRow & { subjectId: string }>`
    select distinct on (${columnOf(kind)}) report.*, ${columnOf(kind)} as "subjectId" from report
    where ${columnOf(kind)} = any(${ids}::uuid[]) and ${among(TOLD_STATES)}
    order by ${columnOf(kind)}, "createdAt" desc, id desc`.execute(db);
  return rows;
}
