import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Insertable, Transaction } from "kysely";
import { type ArtistRow, findOrMakeArtists, setTrackArtists } from "../../db/catalog/artists.ts";
import { setFileTags } from "../../db/catalog/fileTags.ts";
import { addToRelease } from "../../db/catalog/releases.ts";
import { insertTrack } from "../../db/catalog/tracks.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { seededRandom } from "../../domain/identity/seededRandom.ts";
import type { MediaStorage } from "../../server/providers/storage.ts";
import { studioId, studioOf } from "./accounts.ts";
import { releaseDayOf, SONGS, type Song, STORY_ARTISTS, STORY_RELEASES, type StoryRelease } from "./songs.ts";
import { personId, storyId } from "./storyId.ts";
import { FOLLOWS } from "./studios.ts";
import { secondsOf } from "./synth/synthesise.ts";
import { toBeRecorded } from "./unrecorded.ts";

const MOST_POPULAR = 40_000;

/** Artists, releases and tracks, whose sound follows. Everything that was out before its day keeps that day. */
export async function writeCatalog(
  trx: Transaction<DB>,
  storage: MediaStorage,
  covers: readonly Buffer[],
  folder: string,
  now: Date,
): Promise<void> {
  const artists = await writeArtists(trx, now);
  for (const [place, release] of STORY_RELEASES.entries())
    await writeRelease(trx, storage, release, artists.get(release.artist)!, covers[place]!, folder, now);
  for (const song of SONGS) await writeTrack(trx, song, artists.get(song.artist)!, now);
}

async function writeArtists(trx: Transaction<DB>, now: Date): Promise<Map<string, ArtistRow>> {
  const artists = new Map<string, ArtistRow>();
  for (const { slug, name } of STORY_ARTISTS) {
    const [artist] = await findOrMakeArtists(trx, studioId(studioOf(slug)), [name]);
    artists.set(slug, artist!);
  }
  const verified = [...artists.values()].slice(0, 2).map(({ id }) => id);
  await trx.updateTable("artist").set({ verified: true }).where("id", "in", verified).execute();
  const follows = FOLLOWS.map(([account, artist]) => ({
    userId: personId(account),
    artistId: artists.get(artist)!.id,
  }));
  await trx.insertInto("follow").values(follows).execute();
  await trx.insertInto("mailFollow").values(mailFollows(artists, now)).execute();
  return artists;
}

/** Some of who hears of the two best known by mail, without an account. */
function mailFollows(artists: Map<string, ArtistRow>, now: Date): Insertable<DB["mailFollow"]>[] {
  const askedAt = new Date(now.getTime() - 30 * DAY_MS);
  return [...artists]
    .slice(0, 2)
    .flatMap(([slug, { id }]) => MAIL_READERS.map((name) => [slug, id, `${name}@example.test`] as const))
    .map(([slug, artistId, email]) => ({
      ...{ id: storyId(`mail ${slug} ${email}`, askedAt), artistId, email },
      ...{ askedAt, confirmedAt: askedAt },
    }));
}

const MAIL_READERS = ["alba", "bruno", "carla"];

/** A release was entered three weeks before its day, or now when its day is still to come. */
function enteredOn(slug: string, now: Date): Date {
  return new Date(Math.min(Date.parse(releaseDayOf(slug, now)) - 21 * DAY_MS, now.getTime() - DAY_MS));
}

function releaseId(slug: string, now: Date): string {
  return storyId(`release ${slug}`, new Date(releaseDayOf(slug, now)));
}

function isOut(release: StoryRelease): boolean {
  return SONGS.some((song) => song.release === release.slug && song.visibility === "public");
}

async function writeRelease(
  trx: Transaction<DB>,
  storage: MediaStorage,
  release: StoryRelease,
  artist: ArtistRow,
  cover: Buffer,
  folder: string,
  now: Date,
): Promise<void> {
  const id = releaseId(release.slug, now);
  const releaseDay = releaseDayOf(release.slug, now);
  const date = new Date(releaseDay);
  const coverKey = `release/${id}.jpg`;
  const file = path.join(folder, `${id}.jpg`);
  await writeFile(file, cover);
  await storage.put(`covers/${coverKey}`, file, "image/jpeg");
  await trx
    .insertInto("release")
    .values({
      id,
      workspaceId: artist.workspaceId,
      title: release.title,
      type: release.type,
      upc: release.upc,
      slug: release.slug,
      ...{ date, releaseDay },
      timezone: "UTC",
      state: isOut(release) ? "live" : "ready",
      wentLiveAt: isOut(release) ? date : null,
      genre: release.genre,
      coverKey,
      visibility: isOut(release) ? "public" : "private",
      createdAt: enteredOn(release.slug, now),
    })
    .execute();
  await trx.insertInto("releaseArtist").values({ releaseId: id, artistId: artist.id, position: 0 }).execute();
}

/** The one song whose file was tagged otherwise than its artist describes it. */
const CLASHING = {
  title: "First Light Loop",
  tags: { album: null, isrc: "QZLEV2500031", year: 2025, genre: "Melodic Techno" },
};

async function writeTrack(trx: Transaction<DB>, song: Song, artist: ArtistRow, now: Date): Promise<void> {
  const createdAt = new Date(enteredOn(song.release, now).getTime() - song.trackNumber * 60_000);
  const id = storyId(`track ${song.seed}`, createdAt);
  const { title, isrc, bpm, key, genre, mood, visibility } = song;
  await insertTrack(trx, {
    ...{ id, title, isrc, bpm, key, genre, mood, visibility },
    workspaceId: artist.workspaceId,
    releaseId: releaseId(song.release, now),
    durationMs: Math.round(secondsOf(song) * 1000),
    popularity: Math.round(seededRandom(song.seed)() ** 4 * MOST_POPULAR),
    ...{ masterKey: `masters/${id}.flac`, masterFormat: "flac", lossless: true },
    ...toBeRecorded(song.seed),
    createdAt,
    updatedAt: createdAt,
  });
  await setTrackArtists(trx, id, [artist]);
  if (title === CLASHING.title) await setFileTags(trx, id, CLASHING.tags);
  await addToRelease(trx, releaseId(song.release, now), [id]);
}
