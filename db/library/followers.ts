import { type Kysely, sql } from "kysely";
import { FOLLOW_LEVELS, type FollowLevel, hearsOfReleases } from "../../domain/library/followLevel.ts";
import { staysOutSince } from "../../domain/releases/beforeLive.ts";
import type { DB } from "../tables.generated.ts";

/** Says how much a person hears of an artist. False when they do not follow them. */
export async function setFollowLevel(
  db: Kysely<DB>,
  { userId, artistId, level }: { userId: string; artistId: string; level: FollowLevel },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("follow")
    .set({ level })
    .where("artistId", "=", artistId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How much a person hears of these artists; those whom they do not follow are left out. */
export async function listFollowLevels(
  db: Kysely<DB>,
  userId: string,
  artistIds: readonly string[],
): Promise<Map<string, FollowLevel>> {
  const rows = await db
    .selectFrom("follow")
    .select(["artistId", "level"])
    .where("userId", "=", userId)
    .where("artistId", "in", artistIds)
    .execute();
  return new Map(rows.map(({ artistId, level }) => [artistId, level as FollowLevel]));
}

/** What followers are told of a release. */
export interface ToldRelease {
  title: string;
  versionTitle: string | null;
  artistNames: string[];
  slug: string;
  /** Of the page where everybody finds it; null where there is none. */
  handle: string | null;
}

/** A release as its followers are told of it; undefined while not everybody finds it, and while it can still be put back. */
export async function findToldRelease(
  db: Kysely<DB>,
  releaseId: string,
  now: Date,
): Promise<ToldRelease | undefined> {
  const { rows } = await sql<ToldRelease>`
    select release.title, release."versionTitle", release.slug,
      (select profile.handle from profile where profile."userId" = workspace."ownerId" and profile."isPublic") as handle,
      array(select artist.name from "releaseArtist" credit join artist on artist.id = credit."artistId"
        where credit."releaseId" = release.id order by credit.position) as "artistNames"
    from release
    join workspace on workspace.id = release."workspaceId" and workspace."suspendedAt" is null and workspace."deletedAt" is null
    where release.id = ${releaseId}::uuid and release.state = 'live' and release.visibility = 'public'
      and (release."beforeLive" is null or release."wentLiveAt" <= ${staysOutSince(now)})`.execute(db);
  return rows[0];
}

export interface Follower {
  userId: string;
  email: string;
  emailVerified: boolean;
}

const HEARING = FOLLOW_LEVELS.filter(hearsOfReleases);

/**
 * The next people who follow somebody of the release and want to hear of it, by id, each once whomever of them they follow. Who works
 * on it is told otherwise. Of each artist only so many are read as can be among the next.
 */
export async function listFollowersOfRelease(
  db: Kysely<DB>,
  releaseId: string,
  { afterId, limit }: { afterId: string | null; limit: number },
): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    select person.id as "userId", person.email, person."emailVerified"
    from "releaseArtist" credit
    join release on release.id = credit."releaseId"
    cross join lateral (
      select follow."userId" from follow
      join "user" as reader on reader.id = follow."userId" and reader."suspendedAt" is null
      where follow."artistId" = credit."artistId" and follow.level = any(${HEARING}::text[])
        and (${afterId}::uuid is null or follow."userId" > ${afterId}::uuid)
        and not exists (select from membership
          where membership."workspaceId" = release."workspaceId" and membership."userId" = follow."userId")
      order by follow."userId" limit ${limit}::int
    ) following
    join "user" as person on person.id = following."userId"
    where credit."releaseId" = ${releaseId}::uuid
    group by person.id order by person.id limit ${limit}::int`.execute(db);
  return rows;
}
