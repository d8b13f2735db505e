import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { insertUpload } from "../../db/catalog/uploads.ts";
import type { Database } from "../../db/open.ts";
import { rank, relate } from "../../server/discover/rankings.ts";
import type { StoryProgress } from "../../server/healthRoutes.ts";
import { log } from "../../server/log.ts";
import type { Services } from "../../server/services.ts";
import { studioOf } from "./accounts.ts";
import { recordSongs } from "./recordSongs.ts";
import { SONGS, STORY_ARTISTS, STORY_RELEASES } from "./songs.ts";
import { personId } from "./storyId.ts";
import { listUnrecorded, setMaster, type Unrecorded } from "./unrecorded.ts";

const LOOK_MS = 500;
/** Who looks around while songs are still being recorded finds those that are there, a few behind. */
const RANKED_EVERY = 5;

/** The music of the demo, while it is made. */
export interface PlayedSongs {
  /** "done" once every song can be heard. */
  progress: StoryProgress;
  /** Resolves when nothing more will be made: all is done, or it was stopped. */
  ended: Promise<void>;
  /** Songs that are not there yet are left to the next start. */
  stop(): Promise<void>;
}

/**
 * Records the songs of the story that have no sound yet, and has the product prepare each as it does with everybody's music. Goes
 * on beside the server; a start that was cut off is taken up by the next.
 */
export async function playSongs(database: Database, services: Services): Promise<PlayedSongs> {
  const unrecorded = await listUnrecorded(database.db);
  const over = new AbortController();
  const progress: StoryProgress = { state: unrecorded.length > 0 ? "playing" : "done" };
  const play = async () => {
    if (unrecorded.length === 0) return;
    await recordMissing(database, services, unrecorded, over.signal);
    await untilHeard(database, unrecorded, over.signal);
    if (over.signal.aborted) return;
    // Only what can be heard is found: the rounds of the clock would come to it later.
    await relate({ db: database.db, services });
    progress.state = "done";
  };
  const ended = play().catch((error) => log.error("story", { error }));
  return {
    progress,
    ended,
    stop() {
      over.abort();
      return ended;
    },
  };
}

async function recordMissing(
  database: Database,
  services: Services,
  unrecorded: readonly Unrecorded[],
  over: AbortSignal,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "levare-story-"));
  const takes = unrecorded.flatMap((track) => {
    const song = SONGS.find(({ seed }) => seed === track.seed);
    if (!song) return [];
    const artist = STORY_ARTISTS.find(({ slug }) => slug === song.artist)!.name;
    const album = STORY_RELEASES.find(({ slug }) => slug === song.release)!.title;
    return { track, song, artist, album };
  });
  let recorded = 0;
  try {
    await recordSongs(takes, folder, over, async ({ track, song }, file) => {
      const { id: trackId, workspaceId, masterKey, createdAt } = track;
      const bytes = await readFile(file);
      await services.storage.put(masterKey, file, "audio/flac");
      await rm(file);
      await database.db.transaction().execute(async (trx) => {
        if (!(await setMaster(trx, trackId, bytes))) return;
        // It came in as everybody's music does: the trial artist has used three of five uploads.
        await insertUpload(trx, {
          ...{ id: trackId, trackId, workspaceId, fileName: `${song.title}.flac`, bytes: bytes.length },
          ...{ userId: personId(studioOf(song.artist).owner), state: "finished", createdAt },
        });
        await services.jobs.enqueue(trx, "render-track", { trackId });
      });
      recorded += 1;
      if (recorded % RANKED_EVERY === 0) await rank({ db: database.db, services });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Songs are prepared by whichever server does background work. */
async function untilHeard(
  { db }: Database,
  songs: readonly Unrecorded[],
  signal: AbortSignal,
): Promise<void> {
  const preparing = db
    .selectFrom("track")
    .select("id")
    .where("state", "=", "processing")
    .where(
      "id",
      "in",
      songs.map(({ id }) => id),
    )
    .limit(1);
  while (!signal.aborted && (await preparing.executeTakeFirst()))
    await wait(LOOK_MS, undefined, { signal }).catch(() => {});
}
