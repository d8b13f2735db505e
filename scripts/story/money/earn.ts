import { findOrMakeParty, findParty } from "../../../db/ledger/parties.ts";
import type { Database } from "../../../db/open.ts";
import { subjectKey } from "../../../domain/sales/subjects.ts";
import type { Services } from "../../../server/services.ts";
import { studioId } from "../accounts.ts";
import { DEMO_ACCOUNTS } from "../people.ts";
import { STUDIOS } from "../studios.ts";
import { bookPast } from "./bookPast.ts";
import { openBank } from "./openBank.ts";
import { pastPlans } from "./pastPlans.ts";
import { pastSales, type Ware } from "./pastSales.ts";
import { sellNow } from "./sellNow.ts";
import { shareSongs } from "./shareSongs.ts";

const OWNER = "artist";
const SONG_MINOR = 150n;
const SINGLE_MINOR = 200n;
const ALBUM_MINOR = 900n;
const SONGS_OF_SINGLE = 3;
const MOST_SONGS = 4;

/**
 * A year of money: what everybody paid for their plans, the pro artist's sales and payouts of the past in the books, a bank account, and sales of today at our emulator of
 * Stripe. Who has earned before does not again; without the emulator nobody does.
 */
export async function earn(database: Database, services: Services): Promise<void> {
  const { db } = database;
  if (!services.payments.emulator) return;
  const workspaceId = studioId(STUDIOS.find(({ owner }) => owner === OWNER)!);
  if (await findParty(db, { workspaceId })) return;
  const now = new Date();
  const wares = await listWares(database, workspaceId);
  const { email, fullName } = DEMO_ACCOUNTS.find(({ name }) => name === OWNER)!;
  const party = await db.transaction().execute((trx) => findOrMakeParty(trx, { workspaceId }, now));
  const accountId = await openBank(database, services, { party, email, fullName });
  const { name: studio } = await db
    .selectFrom("workspace")
    .where("id", "=", workspaceId)
    .select("name")
    .executeTakeFirstOrThrow();
  const earner = { workspaceId, party, accountId, owner: { name: OWNER, fullName }, studio };
  const songs = wares.filter(({ subject }) => subject.startsWith("track:"));
  await db.transaction().execute(async (trx) => {
    await shareSongs(trx, earner, songs, now);
    await bookPast(trx, earner, pastSales(wares, now), pastPlans(now), now);
  });
  await sellNow(database, services, wares);
}

/** What is out, albums first. */
async function listWares({ db }: Database, workspaceId: string): Promise<Ware[]> {
  const releases = await db
    .selectFrom("release")
    .where("workspaceId", "=", workspaceId)
    .where("state", "=", "live")
    .where("releaseDay", "is not", null)
    .orderBy("releaseDay")
    .select((eb) => [
      ...(["id", "title", "releaseDay"] as const),
      eb
        .selectFrom("releaseTrack")
        .whereRef("releaseTrack.releaseId", "=", "release.id")
        .select(eb.fn.countAll<number>().as("count"))
        .as("songs"),
    ])
    .execute();
  const songs = await db
    .selectFrom("track")
    .innerJoin("release", "release.id", "track.releaseId")
    .where("track.workspaceId", "=", workspaceId)
    .where("release.state", "=", "live")
    .where("release.releaseDay", "is not", null)
    .orderBy("track.popularity", "desc")
    .limit(MOST_SONGS)
    .select(["track.id", "track.title", "release.releaseDay"])
    .execute();
  const outOn = (day: Date | string | null) => new Date(day!);
  return [
    ...releases.map(({ id, title, releaseDay, songs: count }) => ({
      ...{ subject: subjectKey({ kind: "release", id }), title, outAt: outOn(releaseDay) },
      unitMinor: Number(count) > SONGS_OF_SINGLE ? ALBUM_MINOR : SINGLE_MINOR,
    })),
    ...songs.map(({ id, title, releaseDay }) => ({
      ...{ subject: subjectKey({ kind: "track", id }), title, outAt: outOn(releaseDay) },
      unitMinor: SONG_MINOR,
    })),
  ];
}
