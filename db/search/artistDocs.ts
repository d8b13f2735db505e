import { type SqlBool, sql, type Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";
import { docOf, MAX_POPULARITY, type SearchDoc } from "./doc.ts";

/** The rows of the artists among `ids`: public once the public can hear a track of theirs. */
export async function describeArtists(trx: Transaction<DB>, ids: readonly string[]): Promise<SearchDoc[]> {
  const artists = await trx
    .selectFrom("artist")
    .where(sql<SqlBool>`artist.id = any(${ids}::uuid[])`)
    .select(["id", "workspaceId", "name"])
    .select((eb) =>
      eb
        .selectFrom("follow")
        .whereRef("follow.artistId", "=", "artist.id")
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .as("followers"),
    )
    .select((eb) =>
      eb
        .selectFrom("trackArtist")
        .innerJoin("track", "track.id", "trackArtist.trackId")
        .whereRef("trackArtist.artistId", "=", "artist.id")
        .where("track.visibility", "=", "public")
        .where("track.state", "=", "ready")
        // Null says that there is none.
        .select(sql<number | null>`sum(track.popularity)`.as("sum"))
        .as("heard"),
    )
    .execute();
  return artists.map(({ id, workspaceId, name, followers, heard }) =>
    docOf({
      entityId: id,
      kind: "artist",
      workspaceId,
      isPublic: heard !== null,
      popularity: Math.min((followers ?? 0) + (heard ?? 0), MAX_POPULARITY),
      type: "artist",
      title: name,
    }),
  );
}
