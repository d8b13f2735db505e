import { type Kysely, sql, type Transaction } from "kysely";
import type { ReportReason, ReportState, ReportSubject } from "../../domain/reports/report.ts";
import { newId } from "../ids.ts";
import type { DB } from "../tables.generated.ts";

/** What somebody said in a report, and how it stands. */
export interface OwnVoice {
  subjectId: string;
  reason: ReportReason;
  text: string | null;
  createdAt: Date;
  state: ReportState;
  decision: string | null;
}

/** Whether somebody is among those who made a report. */
export async function hasVoice(trx: Transaction<DB>, reportId: string, userId: string): Promise<boolean> {
  const found = await trx
    .selectFrom("reportVoice")
    .select("id")
    .where("reportId", "=", reportId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds somebody to a report, once. */
export async function insertVoice(
  trx: Transaction<DB>,
  voice: { reportId: string; userId: string; text: string | null; createdAt: Date },
): Promise<void> {
  await trx
    .insertInto("reportVoice")
    .values({ id: newId(), ...voice })
    .onConflict((c) => c.constraint("reportVoice_once").doNothing())
    .execute();
}

/** What was said in these reports, in the order it came. */
export async function listVoices(
  db: Kysely<DB>,
  reportIds: readonly string[],
): Promise<{ reportId: string; text: string | null; createdAt: Date }[]> {
  return db
    .selectFrom("reportVoice")
    .select(["reportId", "text", "createdAt"])
    .where("reportId", "in", reportIds)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** Who made a report, as far as they are still here. */
export async function listReporters(db: Kysely<DB>, reportId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("reportVoice")
    .select("userId")
    .where("reportId", "=", reportId)
    .orderBy("userId")
    .execute();
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** The last that a person said of each of these. */
export async function listOwnVoices(
  db: Kysely<DB>,
  userId: string,
  { kind, ids }: { kind: ReportSubject; ids: readonly string[] },
): Promise<OwnVoice[]> {
  const subject = sql.ref(kind === "track" ? "report.trackId" : "report.releaseId");
  const { rows } = await sql<OwnVoice>`
    select distinct on (${subject}) ${subject} as "subjectId", report.reason, voice.text, voice."createdAt", report.state,
      coalesce(report."appealDecision", report.decision) as decision
    from report join "reportVoice" voice on voice."reportId" = report.id and voice."userId" = ${userId}::uuid
    where ${subject} = any(${ids}::uuid[])
    order by ${subject}, report."createdAt" desc, report.id desc`.execute(db);
  return rows;
}
