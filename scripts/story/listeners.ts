import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { insertMarks } from "../../db/library/marks.ts";
import { insertPlays, type JudgedPlay } from "../../db/plays/plays.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { seededRandom } from "../../domain/identity/seededRandom.ts";
import { GENRES, MOODS } from "../../domain/lexicon/vocabulary.ts";
import { WHOLE_SONGS } from "../../domain/library/badge.ts";
import type { LibraryKind } from "../../domain/library/library.ts";
import { COUNTS_AFTER_MS } from "../../domain/plays/play.ts";
import { studioOf } from "./accounts.ts";
import { JOINED } from "./administration.ts";
import {
  inventListeners,
  type Listenable,
  type Listener,
  type Listening,
  listen,
} from "./listening/listen.ts";
import { STORY_ARTISTS } from "./songs.ts";
import { personId, storyId } from "./storyId.ts";

/** Who comes without an account; a table of their plays is no history of anybody. */
const VISITORS = 120;
/** Plays in one statement. */
const AT_ONCE = 2_000;
const LATE_EVENING_MS = 22 * 3_600_000;

/** What the demo's people love, and how often they listen: those who make music listen less. */
const TASTES: Readonly<Record<string, Pick<Listener, "genres" | "moods" | "habit">>> = {
  fan: { genres: ["jazz", "electronic"], moods: ["relaxed", "melancholic"], habit: 0.9 },
  fanpro: { genres: ["rock", "electronic"], moods: ["energetic", "uplifting"], habit: 0.8 },
  educator: { genres: ["pop", "jazz"], moods: ["uplifting", "relaxed"], habit: 0.7 },
  collector: { genres: ["hip-hop", "jazz"], moods: ["melancholic", "relaxed"], habit: 0.8 },
  dual: { genres: ["electronic", "hip-hop"], moods: ["energetic", "melancholic"], habit: 0.5 },
  manager: { genres: ["rock", "hip-hop"], moods: ["energetic", "relaxed"], habit: 0.3 },
  owner: { genres: ["jazz", "electronic"], moods: ["melancholic", "uplifting"], habit: 0.3 },
  artist: { genres: ["jazz", "pop"], moods: ["relaxed", "uplifting"], habit: 0.3 },
  trial: { genres: ["pop", "electronic"], moods: ["uplifting", "energetic"], habit: 0.5 },
};

type StorySong = Listenable & { releaseId: string; artistId: string; title: string };
interface Mark {
  userId: string;
  id: string;
  at: Date;
}

/** A year of listening: what visitors and the demo's people played, and what its people like, save and follow of it. */
export async function writeListeners(trx: Transaction<DB>, now: Date): Promise<void> {
  const songs = await songsThatAreOut(trx);
  const people = Object.entries(TASTES).map(
    ([name, taste]): Listener => ({
      ...taste,
      name,
      since: now.getTime() - (JOINED[name]! - 0.5) * DAY_MS,
      avoids: artistsOf(name),
    }),
  );
  const slugs = { genres: GENRES.map(({ slug }) => slug), moods: MOODS.map(({ slug }) => slug) };
  const plays: JudgedPlay[] = [];
  for (const visitor of inventListeners(VISITORS, slugs, now))
    for (const heard of listen(visitor, songs, now)) plays.push(asPlay(visitor.name, null, heard));
  const marks: Record<LibraryKind, Mark[]> = { track: [], release: [], artist: [] };
  for (const person of people) {
    const heard = [...listen(person, songs, now)] as (Listening & { song: StorySong })[];
    const atOnce = person.name === "fan" ? favouriteAtOnce(heard, songs, now) : [];
    for (const each of [...heard, ...atOnce]) plays.push(asPlay(person.name, personId(person.name), each));
    keepFavourites(person.name, heard, marks);
  }
  for (let from = 0; from < plays.length; from += AT_ONCE)
    await insertPlays(trx, plays.slice(from, from + AT_ONCE), now);
  for (const kind of ["track", "release", "artist"] as const) await insertMarks(trx, kind, marks[kind]);
}

/** Last night, the record that somebody knows best, all of it: what their taste leaves to the day earns a badge on every day. */
function favouriteAtOnce(
  heard: readonly { song: StorySong }[],
  songs: readonly StorySong[],
  now: Date,
): (Listening & { song: StorySong })[] {
  const ofRelease = Map.groupBy(songs, ({ releaseId }) => releaseId);
  const timesOf = (releaseId: string) => heard.filter(({ song }) => song.releaseId === releaseId).length;
  const [favourite = []] = [...ofRelease.values()]
    .filter(({ length }) => length >= WHOLE_SONGS)
    .sort((one, other) => timesOf(other[0]!.releaseId) - timesOf(one[0]!.releaseId));
  let at = (Math.floor(now.getTime() / DAY_MS) - 1) * DAY_MS + LATE_EVENING_MS;
  return favourite.map((song) => {
    const startedAt = new Date(at);
    at += song.durationMs;
    return { song, startedAt, heardMs: song.durationMs };
  });
}

/** Public songs of public releases, by id. */
export async function songsThatAreOut(db: Kysely<DB>): Promise<StorySong[]> {
  const rows = await db
    .selectFrom("track")
    .innerJoin("release", "release.id", "track.releaseId")
    .innerJoin("trackArtist", "trackArtist.trackId", "track.id")
    .innerJoin("artist", "artist.id", "trackArtist.artistId")
    .select(["track.id", "track.title", "track.genre", "track.mood", "track.durationMs", "release.date"])
    .select(["release.id as releaseId", "artist.id as artistId", "artist.name as artist"])
    .where("track.visibility", "=", "public")
    .where("release.visibility", "=", "public")
    .orderBy("track.id")
    .execute();
  return rows.map(({ date, genre, mood, ...row }) => ({
    ...row,
    genre: genre!,
    mood: mood!,
    outAt: date!.getTime(),
  }));
}

/** The artists in whose studios somebody works: what they play of those counts for nothing. */
function artistsOf(account: string): Set<string> {
  return new Set(
    STORY_ARTISTS.filter(({ slug }) => {
      const { owner, members } = studioOf(slug);
      return owner === account || members.includes(account);
    }).map(({ name }) => name),
  );
}

/** A play as it is judged; `listener` is the seed of all that tells it from others, `listenerId` null for visitors. */
export function asPlay(
  listener: string,
  listenerId: string | null,
  { song, startedAt, heardMs }: Listening,
): JudgedPlay {
  const day = startedAt.toISOString().slice(0, 10);
  const what = `${listener} ${startedAt.toISOString()}`;
  return {
    id: storyId(`play ${what}`, startedAt),
    trackId: song.id,
    listenerId,
    // As the server names listeners: another day, another key.
    listenerKey: createHash("sha256").update(`levare story listener ${listener} ${day}`).digest("base64url"),
    sessionId: storyId(`session ${what}`, startedAt),
    ...{ startedAt, heardMs, day },
    outcome: heardMs < Math.min(COUNTS_AFTER_MS, song.durationMs) ? "tooShort" : "counted",
  };
}

/** What somebody came back to they like, most of it; what they like much of they save, and whom they hear most they follow. */
function keepFavourites(
  account: string,
  heard: readonly (Listening & { song: StorySong })[],
  marks: Record<LibraryKind, Mark[]>,
): void {
  const userId = personId(account);
  const random = seededRandom(`keeps ${account}`);
  const times = new Map<string, number>();
  const count = (key: string) => times.set(key, (times.get(key) ?? 0) + 1).get(key)!;
  for (const { song, startedAt, heardMs } of heard) {
    const at = new Date(startedAt.getTime() + heardMs / 2);
    if (count(song.id) === 2 && random() < 0.8) marks.track.push({ userId, id: song.id, at });
    if (count(song.releaseId) === 6 && random() < 0.7) marks.release.push({ userId, id: song.releaseId, at });
    if (count(song.artistId) === 12 && random() < 0.7) marks.artist.push({ userId, id: song.artistId, at });
  }
}
