import { type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import type { ComplianceStatus } from "../../domain/compliance/findings.ts";
import { RULES_VERSION } from "../../domain/compliance/ruleList.ts";
import { RELEASE_COLUMNS, type ReleaseRow } from "../catalog/releases.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

export type StatusRow = Selectable<DB["complianceStatus"]>;

/** A release that must be looked at, with the notes that asked for it; none when it never was. */
export interface DueRelease {
  id: string;
  notes: string[];
  /** By the database's clock, before anything of it was read. */
  at: Date;
}

/**
 * Releases whose status is not, or not any more, what the rules would say: never counted, counted by other rules, or changed
 * since. In one workspace or, for the job that goes over all, everywhere; at most `limit`.
 */
export async function listDueReleases(
  db: Kysely<DB>,
  workspaceId: string | null,
  limit: number,
): Promise<DueRelease[]> {
  const { rows } = await sql<DueRelease>`
    select release.id, array(select note.id from "complianceDue" note where note."releaseId" = release.id) as notes,
      clock_timestamp() as at
    from release left join "complianceStatus" status on status."releaseId" = release.id
    where ${workspaceId ? sql`release."workspaceId" = ${workspaceId}::uuid and` : sql``}
      (status."releaseId" is null or status.rules <> ${RULES_VERSION}
        or exists (select from "complianceDue" note where note."releaseId" = release.id))
    limit ${limit}`.execute(db);
  return rows;
}

/** Keeps what was counted, and takes the notes away that were there before it was read: later ones stay and ask again. */
export async function putStatuses(
  db: Kysely<DB>,
  counted: readonly Omit<StatusRow, "rules">[],
  notes: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (counted.length > 0)
      await trx
        .insertInto("complianceStatus")
        // In one order, so that two who count the same releases do not wait for each other in a circle. One whose release
        // was deleted meanwhile is left out.
        .columns([
          ...["releaseId", "workspaceId", "status", "blockers", "warnings", "infos", "score"],
          ...["rules", "checkedAt"],
        ] as (keyof StatusRow)[])
        .expression(
          trx
            .selectFrom(
              sql<StatusRow>`jsonb_populate_recordset(null::"complianceStatus", ${JSON.stringify(
                counted.map((each) => ({ ...each, rules: RULES_VERSION })),
              )}::jsonb)`.as("row"),
            )
            .innerJoin("release", "release.id", "row.releaseId")
            .select([
              "row.releaseId",
              "row.workspaceId",
              "row.status",
              "row.blockers",
              "row.warnings",
              "row.infos",
              "row.score",
              "row.rules",
              "row.checkedAt",
            ])
            .orderBy("row.releaseId"),
        )
        .onConflict((c) =>
          c
            .column("releaseId")
            .doUpdateSet((eb) => ({
              status: eb.ref("excluded.status"),
              blockers: eb.ref("excluded.blockers"),
              warnings: eb.ref("excluded.warnings"),
              infos: eb.ref("excluded.infos"),
              score: eb.ref("excluded.score"),
              rules: eb.ref("excluded.rules"),
              checkedAt: eb.ref("excluded.checkedAt"),
            }))
            // Somebody who began to read later knows more.
            .whereRef("complianceStatus.checkedAt", "<=", "excluded.checkedAt"),
        )
        .execute();
    if (notes.length > 0)
      await trx.deleteFrom("complianceDue").where(sql<SqlBool>`id = any(${notes}::uuid[])`).execute();
  });
}

/** Writes onto workspaces how they stand, as their worst release does, where that changed: for lists of many of them. */
export async function settleWorkspaces(db: Kysely<DB>, workspaceIds: readonly string[]): Promise<void> {
  await sql`
    update workspace set "complianceStatus" = standing.status from (
      select own.id, coalesce((
        select status.status from "complianceStatus" status join release on release.id = status."releaseId"
        where status."workspaceId" = own.id and release.state <> 'archived'
        order by array_position(array['blocked', 'attention', 'ok'], status.status) limit 1), 'ok') as status
      from workspace own where own.id = any(${workspaceIds}::uuid[])) standing
    where workspace.id = standing.id and workspace."complianceStatus" <> standing.status`.execute(db);
}

/** Takes away notes about releases that are gone. */
export async function sweepNotes(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom("complianceDue")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("release").select("id").whereRef("release.id", "=", "complianceDue.releaseId"))),
    )
    .execute();
}

/** How the releases of a workspace stand, but for the archive, in one statement (`complianceStatus_of_workspace`). */
export async function countStatuses(
  db: Kysely<DB>,
  workspaceId: string,
): Promise<Record<ComplianceStatus, number> & { checkedAt: Date | null }> {
  const { rows } = await sql<Record<ComplianceStatus, number> & { checkedAt: Date | null }>`
    select count(*) filter (where status.status = 'ok')::int as ok,
      count(*) filter (where status.status = 'attention')::int as attention,
      count(*) filter (where status.status = 'blocked')::int as blocked,
      max(status."checkedAt") as "checkedAt"
    from "complianceStatus" status join release on release.id = status."releaseId"
    where status."workspaceId" = ${workspaceId}::uuid and release.state <> 'archived'`.execute(db);
  return rows[0]!;
}

/** A release in the report of its workspace. */
export interface ReportedRelease extends ReleaseRow {
  createdAt: Date;
}

/** One page of the releases of a workspace that stand so, newest entry first (`release_of_workspace`). */
export function listReported(
  db: Kysely<DB>,
  workspaceId: string,
  statuses: readonly string[],
  page: KeysetPage,
): Promise<ReportedRelease[]> {
  const releases = db
    .selectFrom("release")
    .innerJoin("complianceStatus", "complianceStatus.releaseId", "release.id")
    .where("release.workspaceId", "=", workspaceId)
    .where("release.state", "<>", "archived")
    .where("complianceStatus.status", "in", statuses)
    .select(RELEASE_COLUMNS)
    .select("release.createdAt");
  return newestFirst(releases, "release", page).execute() as Promise<ReportedRelease[]>;
}
