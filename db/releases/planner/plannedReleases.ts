import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { MOVABLE_STATES } from "../../../domain/releases/planner/planHints.ts";
import { RELEASE_COLUMNS } from "../../catalog/releases.ts";
import type { DB } from "../../tables.generated.ts";

export type PlannedRow = Awaited<ReturnType<typeof listPlannedReleases>>[number];

/** A studio's releases with a date in this time, earliest first (`release_planned`); the archive rests. */
export function listPlannedReleases(
  db: Kysely<DB>,
  workspaceId: string,
  { from, to, limit }: { from: Date; to: Date; limit: number },
) {
  return planned(db, workspaceId)
    .where("release.date", ">=", from)
    .where("release.date", "<", to)
    .orderBy("release.date")
    .orderBy("release.id")
    .limit(limit)
    .execute();
}

/** What is still to come and has no date, whichever was begun last first (`release_of_state`). */
export function listUndatedReleases(db: Kysely<DB>, workspaceId: string, limit: number) {
  return planned(db, workspaceId)
    .where("release.date", "is", null)
    .where("release.state", "in", [...MOVABLE_STATES])
    .where("release.wentLiveAt", "is", null)
    .orderBy("release.createdAt", "desc")
    .orderBy("release.id", "desc")
    .limit(limit)
    .execute();
}

function planned(db: Kysely<DB>, workspaceId: string) {
  return db
    .selectFrom("release")
    .where("release.workspaceId", "=", workspaceId)
    .where(sql<SqlBool>`release.state <> 'archived'`)
    .select(RELEASE_COLUMNS)
    .select([
      "release.wentLiveAt",
      "release.preorderFrom",
      "release.updatedAt",
      "release.releaseTime",
      "release.timezone",
    ])
    .select((eb) => [credited(eb, "artist.id").as("artistIds"), credited(eb, "artist.name").as("credits")]);
}

/** Of the artists of a release, in the order of the credits. */
function credited(eb: ExpressionBuilder<DB, "release">, column: "artist.id" | "artist.name") {
  return eb
    .selectFrom("releaseArtist")
    .innerJoin("artist", "artist.id", "releaseArtist.artistId")
    .whereRef("releaseArtist.releaseId", "=", "release.id")
    .select(
      sql<string[]>`coalesce(array_agg(${sql.ref(column)}::text order by "releaseArtist".position), '{}')`.as(
        "all",
      ),
    )
    .$asScalar()
    .$notNull();
}
