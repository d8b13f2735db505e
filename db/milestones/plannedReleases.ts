import type { Kysely } from "kysely";
import { RELEASE_COLUMNS, type ReleaseRow } from "../catalog/releases.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

/** A release with a plan. */
export interface PlannedRelease extends ReleaseRow {
  createdAt: Date;
}

/** One page of the releases of a workspace that have a plan, newest entry first (`release_of_workspace`). */
export function listPlanned(
  db: Kysely<DB>,
  workspaceId: string,
  page: KeysetPage,
): Promise<PlannedRelease[]> {
  const releases = planned(db, workspaceId).select(RELEASE_COLUMNS).select("release.createdAt");
  return newestFirst(releases, "release", page).execute() as Promise<PlannedRelease[]>;
}

export async function countPlanned(db: Kysely<DB>, workspaceId: string): Promise<number> {
  const { count } = await planned(db, workspaceId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function planned(db: Kysely<DB>, workspaceId: string) {
  return db
    .selectFrom("release")
    .where("release.workspaceId", "=", workspaceId)
    .where("release.state", "<>", "archived")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("milestone")
          .select("milestone.id")
          .whereRef("milestone.releaseId", "=", "release.id")
          .where("milestone.deletedAt", "is", null),
      ),
    );
}
