import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { DAY_OF_RELEASE } from "../releases/dayOfRelease.ts";
import type { DB } from "../tables.generated.ts";
import { type ProfileRow, profilesAt } from "./profiles.ts";

/** A profile as everybody sees it, with the newest music for a preview. */
export interface ProfilePageRow {
  profile: ProfileRow;
  releases: {
    id: string;
    title: string;
    /** On the calendar of its own time zone, such as 2027-01-01. */
    day: string;
    coverKey: string | null;
    genre: string | null;
    slug: string;
  }[];
}

const NEWEST = 5;

/** The public page at a handle, in one statement. */
export async function findProfilePage(db: Kysely<DB>, handle: string): Promise<ProfilePageRow | undefined> {
  const row = await profilesAt(db, handle, null)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("release")
          .innerJoin("workspace", "workspace.id", "release.workspaceId")
          .whereRef("workspace.ownerId", "=", "user.id")
          .where("workspace.suspendedAt", "is", null)
          .where("workspace.deletedAt", "is", null)
          .where("release.visibility", "=", sql.lit("public"))
          .where("release.date", "is not", null)
          .where("release.state", "<>", sql.lit("preorder"))
          .select([
            ...(["release.id", "release.title", "release.coverKey"] as const),
            ...(["release.genre", "release.slug"] as const),
          ])
          .select(sql<string>`${DAY_OF_RELEASE}::text`.as("day"))
          .orderBy("release.date", "desc")
          .limit(sql.lit(NEWEST)),
      ).as("releases"),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { releases, ...profile } = row;
  return { profile, releases: releases as unknown as ProfilePageRow["releases"] };
}
