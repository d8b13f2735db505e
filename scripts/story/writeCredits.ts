import { sql, type Transaction } from "kysely";
import { writeLyrics } from "../../db/catalog/lyrics.ts";
import { replaceContributors } from "../../db/credits/contributors.ts";
import { findOrMakeParties } from "../../db/credits/parties.ts";
import { replaceTrackWorks, replaceWriters, upsertWork } from "../../db/credits/works.ts";
import type { DB } from "../../db/tables.generated.ts";
import { studioId, studioOf } from "./accounts.ts";
import {
  inventedIpi,
  inventedIswc,
  STORY_CREDITS,
  STORY_LYRICS,
  type StoryCredits,
  SUNG_IN,
  UNFINISHED,
} from "./credits.ts";
import { SONGS, STORY_ARTISTS } from "./songs.ts";
import { storyId } from "./storyId.ts";

const WRITTEN = new Date("2024-04-01T10:00:00Z");
/** The label was given a prefix and has not used it yet. */
const UNUSED_PREFIX = { artist: "orrin-vale", isrcPrefix: "QZKLR" };
const BY_PEOPLE = {
  vocals: "none",
  instrumentation: "none",
  composition: "none",
  lyrics: "none",
  postProduction: "assisted",
};

interface TrackFacts {
  id: string;
  title: string;
  workspaceId: string;
  durationMs: number;
}

/** Who made the music of the story, what was written for it, and two songs' words. */
export async function writeCredits(trx: Transaction<DB>): Promise<void> {
  const tracks = await trx.selectFrom("track").select(["id", "title", "workspaceId", "durationMs"]).execute();
  for (const { slug, isrcPrefix } of STORY_ARTISTS) {
    const own = slug === UNUSED_PREFIX.artist ? UNUSED_PREFIX.isrcPrefix : isrcPrefix;
    if (own)
      await trx
        .updateTable("workspace")
        .set({ isrcPrefix: own })
        .where("id", "=", studioId(studioOf(slug)))
        .execute();
  }
  for (const team of STORY_CREDITS) {
    const titles = SONGS.filter(({ artist }) => artist === team.artist).map(({ title }) => title);
    const own = tracks.filter(({ title }) => titles.includes(title));
    await describe(trx, team, own);
    await credit(trx, team, own);
  }
  for (const { title, isTimed, text } of STORY_LYRICS) {
    const track = tracks.find((each) => each.title === title);
    if (track)
      await writeLyrics(
        trx,
        { trackId: track.id, plain: text, timed: isTimed ? timed(text, track) : null },
        WRITTEN,
      );
  }
}

async function describe(trx: Transaction<DB>, team: StoryCredits, tracks: readonly TrackFacts[]) {
  const ids = tracks.map(({ id }) => id);
  await trx
    .updateTable("track")
    .set({
      pLineOwner: team.owner,
      pLineYear: sql<number>`extract(year from "createdAt")::int`,
      recordingYear: sql<number>`extract(year from "createdAt")::int`,
      recordingCountry: team.country,
      language: team.language,
      explicit: team.explicit,
      instruments: [...team.instruments],
      aiDisclosure: JSON.stringify(BY_PEOPLE),
      priceMinor: 100,
      suggestedPriceMinor: 150,
    })
    .where("id", "in", ids)
    .execute();
  for (const { id, title } of tracks)
    if (SUNG_IN[title])
      await trx.updateTable("track").set({ language: SUNG_IN[title] }).where("id", "=", id).execute();
}

async function credit(trx: Transaction<DB>, team: StoryCredits, tracks: readonly TrackFacts[]) {
  const workspaceId = studioId(studioOf(team.artist));
  const place = STORY_CREDITS.indexOf(team) * 100;
  const names = team.credits.map(([name]) => name);
  const parties = await findOrMakeParties(trx, workspaceId, names);
  const credits = team.credits.map(([, role], at) => ({ partyId: parties[at]!.id, role }));
  const writers = await findOrMakeParties(
    trx,
    workspaceId,
    team.writers.map(([name]) => name),
  );
  for (const [at, { id }] of writers.entries())
    await trx
      .updateTable("party")
      .set({ ipi: inventedIpi(place + at) })
      .where("id", "=", id)
      .execute();
  for (const [at, { id, title }] of tracks.entries()) {
    await replaceContributors(trx, id, credits);
    const workId = storyId(`work ${team.artist} ${title}`, WRITTEN);
    await upsertWork(trx, { id: workId, workspaceId, title, iswc: inventedIswc(place + at) });
    const shares = team.writers.map(([, role, shareBp], writer) => ({
      partyId: writers[writer]!.id,
      role,
      shareBp: title === UNFINISHED && writer > 0 ? 500 : shareBp,
    }));
    await replaceWriters(trx, workId, shares);
    await replaceTrackWorks(trx, id, [workId]);
  }
}

/** The lines of a song spread over its middle. */
function timed(text: string, { durationMs }: TrackFacts) {
  const lines = text.split("\n").filter(Boolean);
  const step = durationMs / (lines.length + 2);
  return lines.map((line, at) => ({ startMs: Math.round(((at + 1) * step) / 10) * 10, text: line }));
}
