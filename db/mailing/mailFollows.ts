import { type Kysely, type Selectable, sql } from "kysely";
import { newId } from "../ids.ts";
import { IS_OPEN } from "../library/marks.ts";
import type { DB } from "../tables.generated.ts";

export type MailFollowRow = Selectable<DB["mailFollow"]>;

interface Wish {
  artistId: string;
  /** In lower case. */
  email: string;
  locale: string | null;
  at: Date;
}

/** The name of an artist whom everybody can come to; undefined for any other. */
export async function findOpenArtist(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const artist = await db
    .selectFrom("artist")
    .select("name")
    .where("id", "=", id)
    .where(IS_OPEN.artist)
    .executeTakeFirst();
  return artist?.name;
}

/** Notes that news of an artist were asked for at this address. Asked again, what waits for a yes waits from now on. */
export async function askMailFollow(
  db: Kysely<DB>,
  { artistId, email, locale, at }: Wish,
): Promise<Pick<MailFollowRow, "id" | "confirmedAt">> {
  return db
    .insertInto("mailFollow")
    .values({ id: newId(), artistId, email, locale, askedAt: at })
    .onConflict((c) =>
      c.columns(["artistId", "email"]).doUpdateSet({
        askedAt: sql`case when "mailFollow"."confirmedAt" is null then excluded."askedAt" else "mailFollow"."askedAt" end`,
      }),
    )
    .returning(["id", "confirmedAt"])
    .executeTakeFirstOrThrow();
}

/** A wish with the name of its artist; `after` leaves out those that were asked for earlier and never confirmed. */
export function findMailFollow(
  db: Kysely<DB>,
  id: string,
  after: Date,
): Promise<(MailFollowRow & { artist: string }) | undefined> {
  return db
    .selectFrom("mailFollow")
    .innerJoin("artist", "artist.id", "mailFollow.artistId")
    .selectAll("mailFollow")
    .select("artist.name as artist")
    .where("mailFollow.id", "=", id)
    .where((eb) => eb.or([eb("confirmedAt", "is not", null), eb("askedAt", ">=", after)]))
    .executeTakeFirst();
}

/** Since the first yes. */
export async function confirmMailFollow(db: Kysely<DB>, id: string, at: Date): Promise<void> {
  await db
    .updateTable("mailFollow")
    .set({ confirmedAt: at })
    .where("id", "=", id)
    .where("confirmedAt", "is", null)
    .execute();
}

/** Forgets who it was. */
export async function deleteMailFollow(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom("mailFollow").where("id", "=", id).execute();
}

/** Whether a wish was asked for before this moment and never confirmed. */
export async function hasUnconfirmed(db: Kysely<DB>, before: Date): Promise<boolean> {
  const row = await unconfirmed(db, before).select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Forgets them. */
export async function deleteUnconfirmed(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom("mailFollow").where("confirmedAt", "is", null).where("askedAt", "<", before).execute();
}

function unconfirmed(db: Kysely<DB>, before: Date) {
  return db.selectFrom("mailFollow").where("confirmedAt", "is", null).where("askedAt", "<", before);
}

/**
 * Makes whoever was confirmed at this address a follower by account, who goes on to get letters about new music unless they chose
 * otherwise. Answers whom they follow now.
 */
export async function claimMailFollows(
  db: Kysely<DB>,
  { userId, email, at }: { userId: string; email: string; at: Date },
): Promise<string[]> {
  const taken = await db
    .deleteFrom("mailFollow")
    .where("email", "=", email.toLowerCase())
    .where("confirmedAt", "is not", null)
    .returning("artistId")
    .execute();
  const artistIds = taken.map(({ artistId }) => artistId);
  if (artistIds.length === 0) return [];
  await db
    .insertInto("follow")
    .values(artistIds.map((artistId) => ({ userId, artistId, createdAt: at })))
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto("preference")
    .values({
      userId,
      key: "notifications",
      value: JSON.stringify({ "newMusic.email": true }),
      updatedAt: at,
    })
    .onConflict((c) =>
      c.columns(["userId", "key"]).doUpdateSet({ value: sql`excluded.value || preference.value` }),
    )
    .execute();
  return artistIds;
}

/** How many hear of each of these artists by mail; those of whom nobody does are left out. */
export async function countMailFollowers(
  db: Kysely<DB>,
  artistIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("mailFollow")
    .select(["artistId", (eb) => eb.fn.countAll<number>().as("count")])
    .where("artistId", "in", artistIds)
    .where("confirmedAt", "is not", null)
    .groupBy("artistId")
    .execute();
  return new Map(rows.map(({ artistId, count }) => [artistId, count]));
}

/** Somebody who hears of a release by mail, and of whom they asked to hear. */
export interface MailFollower {
  id: string;
  email: string;
  locale: string | null;
  artist: string;
}

/** The next who hear of a release by mail, by id: each address once, whomever of its artists was asked for there. */
export async function listMailFollowersOfRelease(
  db: Kysely<DB>,
  releaseId: string,
  { afterId, limit }: { afterId: string | null; limit: number },
): Promise<MailFollower[]> {
  const { rows } = await sql<MailFollower>`
    select follow.id, follow.email, follow.locale, artist.name as artist
    from "releaseArtist" credit
    join artist on artist.id = credit."artistId"
    cross join lateral (
      select id, email, locale from "mailFollow"
      where "artistId" = credit."artistId" and "confirmedAt" is not null
        and (${afterId}::uuid is null or id > ${afterId}::uuid)
        and not exists (select from "mailFollow" other
          join "releaseArtist" beside on beside."artistId" = other."artistId" and beside."releaseId" = ${releaseId}::uuid
          where other.email = "mailFollow".email and other."confirmedAt" is not null and other.id < "mailFollow".id)
      order by id limit ${limit}::int
    ) follow
    where credit."releaseId" = ${releaseId}::uuid
    order by follow.id limit ${limit}::int`.execute(db);
  return rows;
}
