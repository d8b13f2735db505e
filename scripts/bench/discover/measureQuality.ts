import { type Kysely, sql } from "kysely";
import { relateTracks } from "../../../db/discover/likeness/steps.ts";
import { rankTracks } from "../../../db/discover/rankTracks.ts";
import { listRecommended } from "../../../db/discover/recommended.ts";
import { listCharts } from "../../../db/discover/shelves.ts";
import { newId } from "../../../db/ids.ts";
import { migrateToLatest } from "../../../db/migrate.ts";
import { openDatabase } from "../../../db/open.ts";
import { insertPlaylistItems } from "../../../db/playlists/items.ts";
import { insertPlaylist } from "../../../db/playlists/playlists.ts";
import { insertPlays, type JudgedPlay } from "../../../db/plays/plays.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { aUser } from "../../../db/testing/build.ts";
import { type Held, hitRate } from "../../../domain/discover/quality.ts";
import { seededRandom } from "../../../domain/identity/seededRandom.ts";
import { GENRES, MOODS } from "../../../domain/lexicon/vocabulary.ts";
import { orderKeys } from "../../../domain/playlists/orderKey.ts";
import { openDemoStudio } from "../../assistants/demoStudio.ts";
import { asPlay, songsThatAreOut } from "../../story/listeners.ts";
import { inventListeners, type Listening, listen } from "../../story/listening/listen.ts";

const LISTENERS = 300;
const PLACES = [3, 5, 10];
/** With fewer songs heard nothing can be held back and still be told from the rest. */
const LEAST_HEARD = 3;
/** One in so many of them makes a list for everybody of what they came back to. */
const LISTING_EVERY = 3;
const WANTED = { genre: null, mood: null, hideExplicit: false, hideAiMade: false };

/**
 * A year of invented listeners with accounts, each of whom keeps back every play of one song that they came back to: the share for whom
 * that song is among the first places, by how the list is made; "no playlists" is what is recommended before any of them filled one.
 * Nobody's list holds what they are known to like or play.
 */
export async function measureQuality(): Promise<Record<string, Record<string, string>>> {
  const database = await openDatabase({});
  await migrateToLatest(database.db);
  const studio = await openDemoStudio(database);
  const { db } = studio.server;
  const now = new Date();
  try {
    // The story's songs are not recorded here: nobody hears them, and they count as heard.
    await sql`update track set state = 'ready' where visibility = 'public'`.execute(db);
    const songs = await songsThatAreOut(db);
    const slugs = { genres: GENRES.map(({ slug }) => slug), moods: MOODS.map(({ slug }) => slug) };
    const held = new Map<string, string>();
    const plays: JudgedPlay[] = [];
    for (const listener of inventListeners(LISTENERS, slugs, now)) {
      const heard = [...listen({ ...listener, name: `judge ${listener.name}` }, songs, now)];
      const back = heldBack(heard, listener.name);
      if (back === null) continue;
      const { id: userId } = await aUser(db, { role: "fan", capabilities: ["fan"] });
      held.set(userId, back);
      plays.push(
        ...heard
          .filter(({ song }) => song.id !== back)
          .map((each) => asPlay(`judge ${userId}`, userId, each)),
      );
    }
    await insertPlays(db, plays, now);
    const recommend = async () => {
      await db.transaction().execute((trx) => rankTracks(trx, now));
      await relateTracks(db, now);
      const told = new Map<string, string[]>();
      for (const userId of held.keys())
        told.set(userId, idsOf(await listRecommended(db, userId, WANTED, now)));
      return told;
    };
    await db.deleteFrom("playlist").execute();
    const without = await recommend();
    await fillPlaylists(db, plays, now);
    const recommended = await recommend();
    const ways: Record<string, Held[]> = {
      ...{ recommended: [], "no playlists": [], popular: [], "by chance": [] },
    };
    const popular = idsOf(await listCharts(db, WANTED, songs.length));
    const known = knownBy(plays);
    for (const [userId, song] of held) {
      const isNew = (id: string) => !known.get(userId)!.has(id);
      const lists = {
        recommended: recommended.get(userId)!,
        "no playlists": without.get(userId)!,
        popular: popular.filter(isNew),
        "by chance": shuffled(popular, userId).filter(isNew),
      };
      for (const [way, list] of Object.entries(lists))
        ways[way]!.push({ held: new Set([song]), recommended: list });
    }
    return Object.fromEntries(
      Object.entries(ways).map(([way, lists]) => [
        way,
        {
          listeners: String(lists.length),
          ...Object.fromEntries(
            PLACES.map((most) => [`hit rate at ${most}`, hitRate(lists, most).toFixed(3)]),
          ),
        },
      ]),
    );
  } finally {
    await studio.close();
  }
}

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

/** What some of the listeners put together for everybody: the songs that they are known to have come back to. */
async function fillPlaylists(db: Kysely<DB>, plays: readonly JudgedPlay[], now: Date): Promise<void> {
  for (const [at, [ownerId, songs]] of [...knownBy(plays)].entries()) {
    if (at % LISTING_EVERY > 0 || songs.size < 2) continue;
    const id = newId();
    const dated = { createdAt: now, updatedAt: now };
    await insertPlaylist(db, { id, ownerId, title: "Again and again", visibility: "public", ...dated });
    const keys = orderKeys(null, null, songs.size);
    const items = [...songs].map((trackId, place) => ({ id: newId(), trackId, orderKey: keys[place]! }));
    await insertPlaylistItems(db, id, items, { addedBy: ownerId, addedAt: now });
  }
}

/** One of the songs that somebody came back to, drawn; null for who heard too little. */
function heldBack(heard: readonly Listening[], seed: string): string | null {
  const times = Map.groupBy(heard, ({ song }) => song.id);
  const loved = [...times].filter(([, plays]) => plays.length > 1).map(([id]) => id);
  if (loved.length < LEAST_HEARD) return null;
  return loved[Math.floor(seededRandom(`holds back ${seed}`)() * loved.length)]!;
}

/** What each played twice: nobody recommends it to them. */
function knownBy(plays: readonly JudgedPlay[]): Map<string, Set<string>> {
  const counted = plays.filter(({ outcome }) => outcome === "counted");
  const byListener = Map.groupBy(counted, ({ listenerId }) => listenerId!);
  return new Map(
    [...byListener].map(([listener, theirs]) => {
      const times = Map.groupBy(theirs, ({ trackId }) => trackId);
      return [listener, new Set([...times].filter(([, heard]) => heard.length > 1).map(([id]) => id))];
    }),
  );
}

function shuffled(ids: readonly string[], seed: string): string[] {
  const random = seededRandom(`shuffles ${seed}`);
  return ids
    .map((id) => ({ id, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}
