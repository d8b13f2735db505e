import type { Insertable, Transaction } from "kysely";
import { putWaiver } from "../../db/compliance/waivers.ts";
import { insertRelease, setReleaseArtists } from "../../db/releases/releases.ts";
import { setPlaces } from "../../db/releases/runningOrder.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { localTimeOf, momentOf } from "../../domain/releases/localTime.ts";
import { typeOfTracks } from "../../domain/releases/releaseType.ts";
import { studioId, studioOf } from "./accounts.ts";
import { STORY_ARTISTS } from "./songs.ts";
import { storyId } from "./storyId.ts";

const ZONE = "Europe/Madrid";

/** A release that is still on its way, made of songs that are out on another one. */
interface Coming {
  artist: string;
  slug: string;
  title: string;
  versionTitle?: string;
  state: "draft" | "ready" | "scheduled" | "preorder";
  /** Days from today; null has no date yet. */
  inDays: number | null;
  /** The release whose songs and cover it takes, and how many of them, from the last. */
  from: string;
  songs: number;
  facts?: Partial<Insertable<DB["release"]>>;
}

const WHOLE = { language: "zxx", coverAttested: true, licence: "all-rights-reserved" };

const COMING: readonly Coming[] = [
  {
    artist: "mara-lune",
    slug: "tidal-memory-deluxe",
    title: "Tidal Memory",
    versionTitle: "Deluxe",
    state: "scheduled",
    inDays: 14,
    from: "tidal-memory",
    songs: 8,
    facts: {
      ...WHOLE,
      label: "Sea Glass",
      catalogNumber: "SG-004",
      description: "The album as it was played on its tour, in the order of the evenings.",
      coverAlt: "Contour lines of a sea floor in blues, with one coral point.",
    },
  },
  {
    artist: "mara-lune",
    slug: "low-tide-versions",
    title: "Low Tide Versions",
    state: "preorder",
    inDays: 35,
    from: "tidal-memory",
    songs: 4,
    facts: { ...WHOLE, label: "Sea Glass", priceMinor: 600, suggestedPriceMinor: 800 },
  },
  {
    artist: "mara-lune",
    slug: "harbour-notebook",
    // With faults in it that mend themselves.
    title: "Harbour Notebook  (Demo)",
    state: "draft",
    inDays: null,
    from: "tidal-memory",
    songs: 2,
    facts: { coverKey: null, genre: null },
  },
  {
    artist: "orrin-vale",
    slug: "blue-hour-after-hours",
    title: "Blue Hour, After Hours",
    state: "scheduled",
    inDays: 15,
    from: "blue-hour-sketches",
    songs: 5,
    facts: { ...WHOLE, label: "Vale & Daughters", coverAlt: "A lamp in a blue window." },
  },
  {
    artist: "orrin-vale",
    slug: "blue-hour-first-takes",
    // Nine days after the other: the planner says so.
    title: "Blue Hour, First Takes",
    state: "ready",
    inDays: 24,
    from: "blue-hour-sketches",
    songs: 2,
    facts: { ...WHOLE, label: "Vale & Daughters", coverAlt: "A lamp in a window, not yet lit." },
  },
  {
    artist: "orrin-vale",
    slug: "sketch-in-seven",
    title: "SKETCH IN SEVEN",
    state: "ready",
    inDays: 50,
    from: "blue-hour-sketches",
    songs: 1,
    facts: { ...WHOLE, label: "Vale & Daughters" },
  },
  {
    artist: "orrin-vale",
    slug: "quiet-room",
    title: "Quiet Room",
    state: "draft",
    inDays: null,
    from: "blue-hour-sketches",
    songs: 0,
    facts: { coverKey: null, genre: null },
  },
];

/** What comes out next: a countdown, a preorder, something ready, and drafts with gaps. */
export async function writeComingReleases(trx: Transaction<DB>, now: Date): Promise<void> {
  await notifyFacts(trx);
  for (const coming of COMING) await writeComing(trx, coming, now);
}

/** The rights of what is out already. */
async function notifyFacts(trx: Transaction<DB>): Promise<void> {
  for (const { slug, name } of STORY_ARTISTS) {
    const owner = { cLineOwner: name, pLineOwner: name };
    await trx
      .updateTable("release")
      .set({
        ...owner,
        label: name,
        coverAttested: true,
        coverWidth: 1400,
        coverHeight: 1400,
        coverIsRgb: true,
      })
      .set((eb) => ({
        cLineYear: eb.fn<number>("date_part", [eb.val("year"), "date"]),
        pLineYear: eb.fn<number>("date_part", [eb.val("year"), "date"]),
      }))
      .where("workspaceId", "=", studioId(studioOf(slug)))
      .execute();
  }
}

async function writeComing(trx: Transaction<DB>, coming: Coming, now: Date): Promise<void> {
  const { artist, slug, title, versionTitle = null, state, inDays, from, songs, facts } = coming;
  const workspaceId = studioId(studioOf(artist));
  const source = await trx
    .selectFrom("release")
    .select(["id", "genre", "coverKey", "cLineOwner"])
    .where("workspaceId", "=", workspaceId)
    .where("slug", "=", from)
    .executeTakeFirstOrThrow();
  const tracks = await trx
    .selectFrom("releaseTrack")
    .innerJoin("track", "track.id", "releaseTrack.trackId")
    .where("releaseTrack.releaseId", "=", source.id)
    .orderBy("position", "desc")
    .limit(songs)
    .select(["track.id", "track.durationMs"])
    .execute();
  const day = inDays === null ? null : localTimeOf(new Date(now.getTime() + inDays * DAY_MS), ZONE).day;
  const date = day && momentOf(day, "10:00", ZONE);
  const createdAt = new Date(now.getTime() - 9 * DAY_MS);
  const id = storyId(`coming ${slug}`, createdAt);
  const line = date
    ? {
        cLineYear: date.getUTCFullYear(),
        pLineYear: date.getUTCFullYear(),
        cLineOwner: source.cLineOwner,
        pLineOwner: source.cLineOwner,
      }
    : {};
  await insertRelease(trx, {
    ...{ id, workspaceId, title, versionTitle, slug, state, timezone: ZONE, createdAt, updatedAt: createdAt },
    ...{ releaseDay: day, releaseTime: day ? "10:00" : "00:00", date },
    type: typeOfTracks(tracks.map(({ durationMs }) => durationMs)),
    genre: source.genre,
    coverKey: source.coverKey,
    ...(source.coverKey ? { coverWidth: 1400, coverHeight: 1400, coverIsRgb: true } : {}),
    preorderFrom: state === "preorder" ? new Date(now.getTime() - 2 * DAY_MS) : null,
    ...line,
    ...facts,
  });
  const artists = await trx
    .selectFrom("releaseArtist")
    .innerJoin("artist", "artist.id", "releaseArtist.artistId")
    .where("releaseId", "=", source.id)
    .select("artist.id")
    .execute();
  await setReleaseArtists(trx, id, artists);
  await setPlaces(
    trx,
    id,
    tracks.map((track) => ({ trackId: track.id, disc: 1, isInstant: false })),
  );
  if (title === title.toUpperCase()) {
    const { ownerId } = await trx
      .selectFrom("workspace")
      .select("ownerId")
      .where("id", "=", workspaceId)
      .executeTakeFirstOrThrow();
    await putWaiver(trx, {
      ...{ releaseId: id, code: "titleAllCaps", subjectId: id, userId: ownerId, createdAt },
      reason: "It stands like this on the sleeve, in letters of wood type.",
    });
  }
}
