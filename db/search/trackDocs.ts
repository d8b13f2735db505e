import { type SqlBool, sql, type Transaction } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { AiDisclosure } from "../../domain/catalog/aiDisclosure.ts";
import { aiMarks } from "../../domain/search/aiUse.ts";
import { DAY_OF_RELEASE } from "../releases/dayOfRelease.ts";
import type { DB } from "../tables.generated.ts";
import { docOf, genreNames, moodNames, type SearchDoc } from "./doc.ts";

/** The rows of those among `ids` that can be found: tracks that are ready to be heard. */
export async function describeTracks(trx: Transaction<DB>, ids: readonly string[]): Promise<SearchDoc[]> {
  const tracks = await trx
    .selectFrom("track")
    // A public track says nothing about a release that is not: neither its title nor its year.
    .leftJoin("release", (join) =>
      join
        .onRef("release.id", "=", "track.releaseId")
        .on(sql<SqlBool>`(release.visibility = 'public' or track.visibility <> 'public')`),
    )
    .where(sql<SqlBool>`track.id = any(${ids}::uuid[])`)
    .where("track.state", "=", "ready")
    .select([
      "track.id",
      "track.workspaceId",
      "track.title",
      "track.isrc",
      "track.visibility",
      "track.popularity",
    ])
    .select(["track.genre", "track.mood", "track.bpm", "track.key", "track.aiDisclosure"])
    .select("release.title as releaseTitle")
    .select(
      sql<number>`date_part('year', coalesce(${DAY_OF_RELEASE}, track."createdAt" at time zone 'UTC'))::int`.as(
        "year",
      ),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("trackArtist")
          .innerJoin("artist", "artist.id", "trackArtist.artistId")
          .whereRef("trackArtist.trackId", "=", "track.id")
          .select(["artist.id", "artist.name"])
          .orderBy("trackArtist.position"),
      ).as("artists"),
    )
    .execute();
  return tracks.map(({ id, workspaceId, popularity, genre, mood, bpm, key, artists, ...track }) =>
    docOf({
      entityId: id,
      kind: "track",
      workspaceId,
      isPublic: track.visibility === "public",
      popularity,
      genre,
      mood,
      bpm,
      key,
      year: track.year,
      type: "track",
      title: track.title,
      names: artists.map(({ name }) => name),
      more: [
        ...aiMarks([track.aiDisclosure as AiDisclosure | null]),
        ...genreNames(genre),
        ...moodNames(mood),
        track.isrc ?? "",
        track.releaseTitle ?? "",
      ],
      artistIds: artists.map(({ id }) => id),
    }),
  );
}
