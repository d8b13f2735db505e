import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Transaction } from "kysely";
import type { Database } from "../../db/open.ts";
import { rebuildSearchDocs } from "../../db/search/searchDocs.ts";
import type { DB } from "../../db/tables.generated.ts";
import { coverArt } from "../../domain/identity/coverArt.ts";
import type { Configuration } from "../../server/configuration.ts";
import type { Services } from "../../server/services.ts";
import { writePeople } from "./accounts.ts";
import { writeAdministration } from "./administration.ts";
import { writeAssets } from "./assets.ts";
import { writeCalls } from "./calls.ts";
import { writeCatalog } from "./catalog.ts";
import { coverJpeg } from "./covers.ts";
import { writeCuratedLists } from "./curated.ts";
import { writeDays } from "./days.ts";
import { writeLexicon } from "./lexicon.ts";
import { writeListeners } from "./listeners.ts";
import { writeMilestones } from "./milestones.ts";
import { writeNotifications } from "./notifications.ts";
import { writePlaylists } from "./playlists.ts";
import { drawPortraits } from "./portraits.ts";
import { writeComingReleases } from "./releases.ts";
import { writeReports } from "./reports.ts";
import { writeSavedSearches } from "./savedSearches.ts";
import { writeSavedViews } from "./savedViews.ts";
import { writeListeningLinks } from "./sharing.ts";
import { STORY_RELEASES } from "./songs.ts";
import { writeSpots } from "./spots.ts";
import { writeStoreAndPosts } from "./storeAndPosts.ts";
import { writeTalks } from "./talks.ts";
import { writeTeams } from "./teams.ts";
import { writeCredits } from "./writeCredits.ts";
import { writeProfiles } from "./writeProfiles.ts";

const TIDAL_MEMORY = STORY_RELEASES.findIndex(({ slug }) => slug === "tidal-memory");

/**
 * Tells the demo story to a database that nobody has used yet, but for its sound. Pictures are made first; every row is then
 * written in one transaction, so that a start that was cut off leaves an empty database and the next one begins again.
 */
export async function writeStoryIntoEmpty(
  { wantsStory, demoPassword }: Configuration,
  { db }: Database,
  services: Services,
): Promise<void> {
  if (!wantsStory || (await db.selectFrom("user").select("id").limit(1).executeTakeFirst())) return;
  const folder = await mkdtemp(path.join(tmpdir(), "levare-story-"));
  try {
    const [covers, portraits, passwordHash] = await Promise.all([
      Promise.all(STORY_RELEASES.map(({ slug, genre }) => coverJpeg(coverArt(slug, genre)))),
      drawPortraits(),
      services.auth.$context.then(({ password }) => password.hash(demoPassword)),
    ]);
    const now = new Date();
    await db.transaction().execute(async (trx: Transaction<DB>) => {
      await trx
        .insertInto("installation")
        .values({ singleton: true, setupTokenHash: "", claimedAt: now, playsStory: true })
        .execute();
      await writePeople(trx, passwordHash, now);
      await writeCatalog(trx, services.storage, covers, folder, now);
      await writeCredits(trx);
      await writeSavedViews(trx);
      await writeSavedSearches(trx);
      await writeComingReleases(trx, now);
      await writeListeningLinks(trx, now);
      await writeCalls(trx, now);
      await writeAssets(trx, services.storage, { portraits, cover: covers[TIDAL_MEMORY]!, folder });
      await writeStoreAndPosts(trx, now);
      await writeProfiles(trx, services.storage, portraits);
      await writePlaylists(trx, now);
      await writeCuratedLists(trx, now);
      await writeSpots(trx, now);
      await writeReports(trx, now);
      await writeTeams(trx, now);
      await writeMilestones(trx, now);
      await writeTalks(trx, services, now);
      await writeAdministration(trx, now);
      await writeNotifications(trx, now);
      await writeLexicon(trx, now);
      await writeDays(trx, now);
      await writeListeners(trx, now);
      await rebuildSearchDocs(trx);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
