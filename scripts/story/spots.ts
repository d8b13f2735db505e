import type { Transaction } from "kysely";
import { insertSpot } from "../../db/spots/spots.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import type { SpotState } from "../../domain/spots/spot.ts";
import { studioId, studioOf } from "./accounts.ts";
import { storyId } from "./storyId.ts";

interface StorySpot {
  artist: string;
  release: string;
  song: string;
  startMs: number;
  text: string;
  state: SpotState;
}

const SPOTS: readonly StorySpot[] = [
  {
    artist: "mara-lune",
    release: "tidal-memory",
    song: "Moon Pull",
    startMs: 24_000,
    text: "Eight songs about a coast that moves a little every year. Best heard on the last train out.",
    state: "approved",
  },
  {
    artist: "orrin-vale",
    release: "blue-hour-sketches",
    song: "Corner Table",
    startMs: 20_000,
    text: "Four people, one room, no second take. Put the kettle on and leave the big light off.",
    state: "approved",
  },
  {
    artist: "dusk-ferrow",
    release: "late-bus-home",
    song: "Streetlight Choir",
    startMs: 16_000,
    text: "I wrote this on the night bus, for everybody who was on it and never said a word.",
    state: "waiting",
  },
];

/** Two spots that are heard between songs, and one that waits to be judged. */
export async function writeSpots(trx: Transaction<DB>, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - 6 * DAY_MS);
  const [submittedAt, judgedAt] = [5, 4].map((days) => new Date(now.getTime() - days * DAY_MS));
  for (const { artist, release, song, startMs, text, state } of SPOTS) {
    const workspaceId = studioId(studioOf(artist));
    const place = await trx
      .selectFrom("releaseTrack")
      .innerJoin("release", "release.id", "releaseTrack.releaseId")
      .innerJoin("track", "track.id", "releaseTrack.trackId")
      .select(["release.id as releaseId", "track.id as trackId"])
      .where("release.workspaceId", "=", workspaceId)
      .where("release.slug", "=", release)
      .where("track.title", "=", song)
      .executeTakeFirstOrThrow();
    await insertSpot(trx, {
      ...{ ...place, id: storyId(`spot ${release}`, createdAt), workspaceId, startMs, text, state },
      ...{ createdAt, updatedAt: submittedAt!, submittedAt: submittedAt! },
      judgedAt: state === "approved" ? judgedAt! : null,
    });
  }
}
