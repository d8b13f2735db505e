import { type SqlBool, sql, type Transaction } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { AiDisclosure } from "../../domain/catalog/aiDisclosure.ts";
import { aiMarks } from "../../domain/search/aiUse.ts";
import { DAY_OF_RELEASE } from "../releases/dayOfRelease.ts";
import type { DB } from "../tables.generated.ts";
import { docOf, genreNames, MAX_POPULARITY, type SearchDoc } from "./doc.ts";

/** The rows of the releases among `ids`. A release is as liked as its public tracks together. */
export async function describeReleases(trx: Transaction<DB>, ids: readonly string[]): Promise<SearchDoc[]> {
  const releases = await trx
    .selectFrom("release")
    .where(sql<SqlBool>`release.id = any(${ids}::uuid[])`)
    .select(["id", "workspaceId", "title", "type", "upc", "genre", "visibility", "hideFromSearch"])
    .select(
      sql<number>`date_part('year', coalesce(${DAY_OF_RELEASE}, release."createdAt" at time zone 'UTC'))::int`.as(
        "year",
      ),
    )
    .select((eb) =>
      eb
        .selectFrom("releaseTrack")
        .innerJoin("track", "track.id", "releaseTrack.trackId")
        .whereRef("releaseTrack.releaseId", "=", "release.id")
        .where("track.visibility", "=", "public")
        .where("track.state", "=", "ready")
        .select(sql<number | null>`sum(track.popularity)`.as("sum"))
        .as("popularity"),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("releaseTrack")
          .innerJoin("track", "track.id", "releaseTrack.trackId")
          .whereRef("releaseTrack.releaseId", "=", "release.id")
          .where("track.visibility", "=", "public")
          .where("track.state", "=", "ready")
          .select("track.aiDisclosure"),
      ).as("songs"),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("releaseArtist")
          .innerJoin("artist", "artist.id", "releaseArtist.artistId")
          .whereRef("releaseArtist.releaseId", "=", "release.id")
          .select("artist.name")
          .orderBy("releaseArtist.position"),
      ).as("artists"),
    )
    .execute();
  return releases.map(
    ({
      id,
      workspaceId,
      title,
      type,
      upc,
      year,
      genre,
      visibility,
      popularity,
      artists,
      songs,
      ...release
    }) =>
      docOf({
        entityId: id,
        kind: "release",
        workspaceId,
        isPublic: visibility === "public" && !release.hideFromSearch,
        popularity: Math.min(popularity ?? 0, MAX_POPULARITY),
        genre,
        year,
        type,
        title,
        names: artists.map(({ name }) => name),
        more: [
          ...aiMarks(songs.map(({ aiDisclosure }) => aiDisclosure as AiDisclosure | null)),
          ...genreNames(genre),
          upc ?? "",
        ],
      }),
  );
}
