import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import type { Remindable } from "../../domain/milestones/reminders.ts";
import type { DB } from "../tables.generated.ts";
import { RESTING, todayOf } from "./milestones.ts";

/** An open step with everything that a reminder says. */
export interface RemindableRow extends Remindable {
  id: string;
  releaseId: string;
  workspaceId: string;
  title: string | null;
  stepKey: string | null;
  assigneeId: string | null;
  releaseTitle: string;
  today: string;
}

/** Nobody is told at night: from this hour on, where the release comes out. */
const MORNING = 8;

/**
 * Open steps whose day is near enough for a reminder, or over, and of which something may still have to be told
 * (`milestone_open`), in order of their ids after `afterId`.
 */
export function listRemindable(
  db: Kysely<DB>,
  now: Date,
  horizonDays: number,
  { afterId, limit }: { afterId: string | null; limit: number },
): Promise<RemindableRow[]> {
  return remindable(db, now)
    .where(
      "milestone.dueDay",
      "<=",
      sql<Date>`(${now}::timestamptz at time zone 'UTC')::date + ${horizonDays + 1}::int`,
    )
    .where((eb) =>
      eb.or([
        eb("milestone.dueDay", ">=", sql<Date>`(${now}::timestamptz at time zone 'UTC')::date - 1`),
        eb("milestone.lateToldFor", "is distinct from", eb.ref("milestone.dueDay")),
      ]),
    )
    .$if(afterId !== null, (q) => q.where("milestone.id", ">", afterId!))
    .orderBy("milestone.id")
    .limit(limit)
    .execute() as unknown as Promise<RemindableRow[]>;
}

/** One of them for telling, unless somebody else is at it or it is done by now. */
export function takeRemindable(
  trx: Transaction<DB>,
  id: string,
  now: Date,
): Promise<RemindableRow | undefined> {
  return remindable(trx, now)
    .where("milestone.id", "=", id)
    .forUpdate("milestone")
    .skipLocked()
    .executeTakeFirst() as unknown as Promise<RemindableRow | undefined>;
}

function remindable(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom("milestone")
    .innerJoin("release", "release.id", "milestone.releaseId")
    .innerJoin("workspace", "workspace.id", "milestone.workspaceId")
    .where("milestone.state", "in", [sql.lit("todo"), sql.lit("doing")])
    .where("milestone.deletedAt", "is", null)
    .where("milestone.dueDay", "is not", null)
    .where("workspace.deletedAt", "is", null)
    .where("release.state", "not in", RESTING)
    .where(
      sql<SqlBool>`extract(hour from ${now}::timestamptz at time zone
        coalesce(release.timezone, workspace.timezone, 'UTC')) >= ${sql.lit(MORNING)}`,
    )
    .select([
      "milestone.id",
      "milestone.releaseId",
      "milestone.workspaceId",
      "milestone.title",
      "milestone.stepKey",
      "milestone.assigneeId",
      "milestone.state",
      "milestone.dueDay",
      "milestone.snoozedUntil",
      "milestone.remindDaysBefore",
      "milestone.remindedDay",
      "milestone.lateToldFor",
      "release.title as releaseTitle",
      todayOf(now).as("today"),
    ]);
}

/** Writes down that somebody was told, so that the next sweep tells nobody again. */
export async function markTold(
  trx: Transaction<DB>,
  id: string,
  told: { remindedDay: string } | { lateToldFor: string },
): Promise<void> {
  await trx
    .updateTable("milestone")
    .set(told as never)
    .where("id", "=", id)
    .execute();
}
