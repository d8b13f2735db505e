import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from "kysely";
import type { Check, MilestoneState } from "../../domain/milestones/milestone.ts";
import type { DB } from "../tables.generated.ts";

/** A release that was laid aside or taken back is nobody's work for now. */
export const RESTING = ["archived", "withdrawn", "takenDown"];

type Row = Selectable<DB["milestone"]>;

/** One step of a release's plan. Days are days, as 2027-03-05. */
export type MilestoneRow = Omit<
  Row,
  "dueDay" | "snoozedUntil" | "remindedDay" | "lateToldFor" | "state" | "checklist"
> & {
  dueDay: string | null;
  snoozedUntil: string | null;
  remindedDay: string | null;
  lateToldFor: string | null;
  state: MilestoneState;
  checklist: Check[];
  /** What the calendar says where the release comes out. */
  today: string;
  assigneeName: string | null;
  closedByName: string | null;
  commentCount: number;
};
export type MilestoneChange = Omit<Updateable<DB["milestone"]>, "checklist" | "dueDay" | "snoozedUntil"> & {
  checklist?: readonly Check[];
  dueDay?: string | null;
  snoozedUntil?: string | null;
};

/** The plans of these releases, by day, without what was deleted: one statement (`milestone_of_release`). */
export function listPlans(db: Kysely<DB>, releaseIds: readonly string[], now: Date): Promise<MilestoneRow[]> {
  return steps(db, now)
    .where("milestone.releaseId", "in", releaseIds)
    .where("milestone.deletedAt", "is", null)
    .orderBy("milestone.dueDay", (order) => order.asc().nullsLast())
    .orderBy("milestone.id")
    .execute() as unknown as Promise<MilestoneRow[]>;
}

/** Steps by id, deleted ones too: the caller asks whose they are. */
export function findMilestones(db: Kysely<DB>, ids: readonly string[], now: Date): Promise<MilestoneRow[]> {
  return steps(db, now).where("milestone.id", "in", ids).execute() as unknown as Promise<MilestoneRow[]>;
}

/** The open steps of a workspace whose day is over, the longest ago first (`milestone_of_workspace`). */
export function listLate(
  db: Kysely<DB>,
  workspaceId: string,
  now: Date,
  limit: number,
): Promise<MilestoneRow[]> {
  const today = sql<Date>`(${todayOf(now)})::date`;
  return steps(db, now)
    .where("milestone.workspaceId", "=", workspaceId)
    .where("milestone.deletedAt", "is", null)
    .where("milestone.state", "in", ["todo", "doing"])
    .where("milestone.dueDay", "<", today)
    .where((eb) =>
      eb.or([eb("milestone.snoozedUntil", "is", null), eb("milestone.snoozedUntil", "<=", today)]),
    )
    .where("release.state", "not in", RESTING)
    .orderBy("milestone.dueDay")
    .orderBy("milestone.id")
    .limit(limit)
    .execute() as unknown as Promise<MilestoneRow[]>;
}

function steps(db: Kysely<DB>, now: Date) {
  return db
    .selectFrom("milestone")
    .innerJoin("release", "release.id", "milestone.releaseId")
    .innerJoin("workspace", "workspace.id", "milestone.workspaceId")
    .leftJoin("user as assignee", "assignee.id", "milestone.assigneeId")
    .leftJoin("user as closer", "closer.id", "milestone.closedById")
    .selectAll("milestone")
    .select([todayOf(now).as("today"), "assignee.name as assigneeName", "closer.name as closedByName"])
    .select(
      sql<number>`(select count(*)::int from "milestoneNote" note
        where note."milestoneId" = milestone.id and note.kind = 'comment')`.as("commentCount"),
    );
}

/** Today where a release comes out; joins `release` and `workspace`. */
export function todayOf(now: Date) {
  return sql<string>`to_char(${now}::timestamptz at time zone
    coalesce(release.timezone, workspace.timezone, 'UTC'), 'YYYY-MM-DD')`;
}

/** The day of a release as it is written, and what the calendar says there. */
export async function findReleaseDays(
  db: Kysely<DB>,
  releaseId: string,
  now: Date,
): Promise<{ releaseDay: string | null; today: string }> {
  const row = await db
    .selectFrom("release")
    .innerJoin("workspace", "workspace.id", "release.workspaceId")
    .where("release.id", "=", releaseId)
    .select([sql<string | null>`release."releaseDay"::text`.as("releaseDay"), todayOf(now).as("today")])
    .executeTakeFirstOrThrow();
  return row;
}

export async function insertMilestones(
  trx: Transaction<DB>,
  rows: readonly Insertable<DB["milestone"]>[],
): Promise<void> {
  if (rows.length > 0) await trx.insertInto("milestone").values(rows).execute();
}

/** Writes a change and counts the version up. */
export async function writeMilestone(
  trx: Transaction<DB>,
  id: string,
  { checklist, ...change }: MilestoneChange,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("milestone")
    .set({ ...change, ...(checklist ? { checklist: JSON.stringify(checklist) } : {}) } as Updateable<
      DB["milestone"]
    >)
    .set((eb) => ({ version: eb("version", "+", 1), updatedAt: now }))
    .where("id", "=", id)
    .execute();
}

/** Takes away for good what was deleted before that moment (`milestone_deleted`). */
export async function sweepDeleted(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom("milestone").where("deletedAt", "<", before).execute();
}
