import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { RELEASE_COLUMNS, type ReleaseRow } from "../catalog/releases.ts";
import { containing } from "../containing.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

export interface ReleaseFilter {
  states?: readonly string[] | null | undefined;
  type?: string | null | undefined;
  /** Part of the title. */
  text?: string | null | undefined;
}

export interface ListedRelease extends ReleaseRow {
  createdAt: Date;
}

/** One page of a workspace's releases, newest entry first (`release_of_workspace`). */
export function listWorkspaceReleases(
  db: Kysely<DB>,
  workspaceId: string,
  filter: ReleaseFilter,
  page: KeysetPage,
): Promise<ListedRelease[]> {
  const releases = db
    .selectFrom("release")
    .where(matches(workspaceId, filter))
    .select(RELEASE_COLUMNS)
    .select("release.createdAt");
  return newestFirst(releases, "release", page).execute() as Promise<ListedRelease[]>;
}

export async function countWorkspaceReleases(
  db: Kysely<DB>,
  workspaceId: string,
  filter: ReleaseFilter,
): Promise<number> {
  const { count } = await db
    .selectFrom("release")
    .where(matches(workspaceId, filter))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function matches(workspaceId: string, { states, type, text }: ReleaseFilter) {
  const part = text?.trim();
  return (eb: ExpressionBuilder<DB, "release">) =>
    eb.and([
      eb("release.workspaceId", "=", workspaceId),
      // Without a wish for it, the archive rests.
      states && states.length > 0
        ? eb("release.state", "in", states)
        : eb("release.state", "<>", sql.lit("archived")),
      ...(type ? [eb("release.type", "=", type)] : []),
      ...(part ? [eb("release.title", "ilike", containing(part))] : []),
    ]);
}
