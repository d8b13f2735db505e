import { type Kysely, sql, type Transaction } from "kysely";
import type { SpotDeed } from "../../domain/spots/spot.ts";
import { RELEASE_PAGES } from "../publicPages/publicReleases.ts";
import type { DB } from "../tables.generated.ts";

/** Lets the pages of one person ask for spots one after another: no two of them are given one at the same time. */
export async function lockSpotsOf(trx: Transaction<DB>, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`spots of ${userId}`}, 0))`.execute(trx);
}

/** What the person was given last: by when it came up, else by when it was handed out (`spotShowing_ofUser`). */
export async function findLastShowings(
  db: Kysely<DB>,
  userId: string,
  since: Date,
): Promise<{ id: string; spotId: string; handedAt: Date; seenAt: Date | null }[]> {
  return db
    .selectFrom("spotShowing")
    .select(["id", "spotId", "handedAt", "seenAt"])
    .where("userId", "=", userId)
    .where("handedAt", ">", since)
    .orderBy("handedAt", "desc")
    .orderBy("id")
    .execute();
}

export interface Songs {
  userId: string;
  endedTrackId: string;
  nextTrackId: string;
}

/** What there is to know of two songs between which a spot would stand. */
export async function findSpotMoment(
  db: Kysely<DB>,
  { userId, endedTrackId, nextTrackId }: Songs,
): Promise<{ isNextBought: boolean; isOneRun: boolean }> {
  const { rows } = await sql<{ isNextBought: boolean; isOneRun: boolean }>`
    select exists (
      select from sale join "saleLine" line on line."saleId" = sale.id
      where sale."buyerId" = ${userId}::uuid and line."paidAt" is not null and (
        line.subject = 'track:' || ${nextTrackId}::text
        or line.subject in (select 'release:' || "releaseId" from "releaseTrack" where "trackId" = ${nextTrackId}::uuid))
    ) as "isNextBought", exists (
      select from "releaseTrack" ended
      cross join lateral (
        select "trackId" from "releaseTrack" place
        where place."releaseId" = ended."releaseId" and (place.disc, place.position) > (ended.disc, ended.position)
        order by place.disc, place.position limit 1) following
      where ended."trackId" = ${endedTrackId}::uuid and following."trackId" = ${nextTrackId}::uuid
    ) as "isOneRun"`.execute(db);
  return rows[0]!;
}

/**
 * The approved spot whose turn it is: met least often today, then waiting longest. Of music that is out for everybody and has a
 * page, by nobody who is credited on either song, and never of the person's own studios.
 */
export async function findSpotInTurn(
  db: Kysely<DB>,
  { endedTrackId, nextTrackId }: Songs,
  ownWorkspaces: readonly string[],
  day: string,
): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select spot.id from spot
    join release on release.id = spot."releaseId" and release.visibility = 'public' and release.state = 'live'
    join track on track.id = spot."trackId" and track.visibility = 'public' and track.state = 'ready'
    join (${RELEASE_PAGES}) page on page.id = release.id
    left join "spotDay" today on today."spotId" = spot.id and today.day = ${day}::date
    where spot.state = 'approved' and not spot."workspaceId" = any(${ownWorkspaces}::uuid[])
      and not exists (
        select from "releaseArtist" credit join "trackArtist" heard on heard."artistId" = credit."artistId"
        where credit."releaseId" = release.id and heard."trackId" in (${endedTrackId}::uuid, ${nextTrackId}::uuid))
    order by coalesce(today.seen, 0), spot."judgedAt", spot.id limit 1`.execute(db);
  return rows[0];
}

export async function insertShowing(
  trx: Transaction<DB>,
  showing: { id: string; userId: string; spotId: string; handedAt: Date },
): Promise<void> {
  await trx.insertInto("spotShowing").values(showing).execute();
}

export interface Showing {
  id: string;
  spotId: string;
  text: string;
  startMs: number;
  trackId: string;
  releaseId: string;
  releaseTitle: string;
  versionTitle: string | null;
  coverKey: string | null;
  coverAlt: string | null;
  genre: string | null;
  handle: string;
  slug: string;
  artistNames: string[];
}

/** A spot as the person who was given it meets it; undefined where it is somebody else's, or its music is gone meanwhile. */
export async function findShowing(db: Kysely<DB>, id: string, userId: string): Promise<Showing | undefined> {
  const { rows } = await sql<Showing>`
    select showing.id, spot.id as "spotId", spot.text, spot."startMs", spot."trackId", release.id as "releaseId",
      release.title as "releaseTitle", release."versionTitle", release."coverKey", release."coverAlt", release.genre,
      page.handle, page.slug,
      array(select artist.name from "releaseArtist" credit join artist on artist.id = credit."artistId"
        where credit."releaseId" = release.id order by credit.position) as "artistNames"
    from "spotShowing" showing
    join spot on spot.id = showing."spotId"
    join release on release.id = spot."releaseId"
    join (${RELEASE_PAGES}) page on page.id = release.id
    where showing.id = ${id}::uuid and showing."userId" = ${userId}::uuid`.execute(db);
  return rows[0];
}

/** Notes what became of a spot, once for each deed. False where it was noted before, or was never theirs. */
export async function noteShowing(
  trx: Transaction<DB>,
  { id, userId, deed, at, day }: { id: string; userId: string; deed: SpotDeed; at: Date; day: string },
): Promise<boolean> {
  const column = sql.ref(`${deed}At`);
  const { rows } = await sql<{ spotId: string }>`
    update "spotShowing" set ${column} = ${at}
    where id = ${id}::uuid and "userId" = ${userId}::uuid and ${column} is null returning "spotId"`.execute(
    trx,
  );
  const [noted] = rows;
  if (!noted) return false;
  await sql`
    insert into "spotDay" as sum ("spotId", day, ${sql.ref(deed)}) values (${noted.spotId}::uuid, ${day}::date, 1)
    on conflict ("spotId", day) do update set ${sql.ref(deed)} = sum.${sql.ref(deed)} + 1`.execute(trx);
  return true;
}

/** Deletes what people were given before a moment: the counts stay (`spotShowing_handedAt`). */
export async function deleteShowings(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom("spotShowing").where("handedAt", "<", before).execute();
}
