import { type Kysely, sql } from "kysely";
import type { ArtistRow } from "../catalog/artists.ts";
import { type KeysetPage, newestFirst } from "../keyset.ts";
import type { DB } from "../tables.generated.ts";

/** An artist with the moment somebody began to follow them. */
export interface FollowedRow extends ArtistRow {
  followedAt: Date;
  artistId: string;
}

/** The artists a person follows and the public can hear, the latest first. */
export async function listFollowing(
  db: Kysely<DB>,
  userId: string,
  page: KeysetPage,
): Promise<FollowedRow[]> {
  const followed = following(db, userId)
    .selectAll("artist")
    .select(["follow.followedAt", "follow.id as artistId"]);
  return newestFirst(followed, "follow", page, "followedAt").execute() as Promise<FollowedRow[]>;
}

export async function countFollowing(db: Kysely<DB>, userId: string): Promise<number> {
  const { count } = await following(db, userId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function following(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom("follow")
        .where("userId", "=", userId)
        .select(["artistId as id", "createdAt as followedAt"])
        .as("follow"),
    )
    .innerJoin("artist", "artist.id", "follow.id")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("trackArtist")
          .innerJoin("track", "track.id", "trackArtist.trackId")
          .whereRef("trackArtist.artistId", "=", "artist.id")
          .where("track.visibility", "=", sql.lit("public"))
          .where("track.state", "=", sql.lit("ready"))
          .select("track.id"),
      ),
    );
}
