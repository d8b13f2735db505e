import { constants, existsSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findPartyBalances } from "../../db/ledger/balances.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { subjectKey } from "../../domain/sales/subjects.ts";
import { writeStoryIntoEmpty } from "../../scripts/story/play.ts";
import { act } from "../../server/acting/act.ts";
import { actingAs } from "../../server/acting/actingIn.ts";
import { readConfiguration } from "../../server/configuration.ts";
import { OPERATION_LIMIT } from "../../server/graphql/limits.ts";
import { releaseHolds } from "../../server/sales/releaseHolds.ts";
import { startSale } from "../../server/sales/startSale.ts";
import { type Running, serve } from "../../server/serve.ts";
import { freePort } from "../../server/serverProcess.ts";
import { journey } from "./journey.ts";

const ROOT = path.join(import.meta.dirname, "../..");
// A loaded machine does everything late, and the browser's hand takes its turns on the same thread.
OPERATION_LIMIT.ms = 60_000;

/** Longer than anything is held. */
const HELD_DAYS = 8;

/** A sale by the verb that the shop will sell by. */
interface Wanted {
  title: string;
  quantity: number;
  unitMinor: string;
  buyer: string;
}

const newFolder = () => mkdtemp(path.join(tmpdir(), "levare-journey-"));

/** The product in this process, with the people of the demo and no songs. */
async function serveStory(dataDir: string, given: NodeJS.ProcessEnv): Promise<Running> {
  const port = String(await freePort());
  const env = { DATA_DIR: dataDir, PORT: port, DEMO_PASSWORD: process.env.DEMO_PASSWORD, ...given };
  const configuration = readConfiguration(env, ROOT);
  return serve(configuration, {
    prepare: async (database, services) => {
      await writeStoryIntoEmpty(configuration, database, services);
      return undefined;
    },
  });
}

/**
 * A folder of a server that has told its story and stopped, for others to begin from: to migrate and tell takes six times as long
 * as to start. The first journey of a run makes it; null where nobody says where it may lie (scripts/testBrowser.ts).
 */
async function toldFolder(): Promise<string | null> {
  const { JOURNEY_STORY: told } = process.env;
  if (!told) return null;
  if (existsSync(told)) return told;
  const making = await newFolder();
  const { close } = await serveStory(making, {});
  await close();
  // Another part of the journeys may have been sooner.
  await rename(making, told).catch(() => rm(making, { recursive: true, force: true }));
  return told;
}

/** Besides, what no page does: it sells, and lets a hold pass. */
async function openOwnServer(given: NodeJS.ProcessEnv) {
  const dataDir = await newFolder();
  const told = await toldFolder();
  if (told) await cp(told, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const { address, database, services, close } = await serveStory(dataDir, given);
  return {
    address,
    /** Where the buyer of a song pays for it. */
    async sell({ title, quantity, unitMinor, buyer }: Wanted): Promise<string> {
      const { id } = await database.db
        .selectFrom("track")
        .select("id")
        .where("title", "=", title)
        .orderBy("createdAt", "desc")
        .limit(1)
        .executeTakeFirstOrThrow();
      const line = {
        ...{ subject: subjectKey({ kind: "track", id }), quantity, unitMinor, currency: "USD" },
        ...{ taxCategory: "digital" as const, shippingMinor: "0" },
      };
      const { url } = await act(actingAs("cli", { db: database.db, services }), startSale, {
        ...{ lines: [line], buyer: { email: buyer }, country: "US", locale: "en" },
        ...{ successUrl: "/", cancelUrl: "/" },
      });
      return url!;
    },
    /** Looks at what is held as it will be looked at in a week. */
    passHold: () =>
      releaseHolds({ db: database.db, services, dataDir }, new Date(Date.now() + HELD_DAYS * DAY_MS)),
    /** What the books owe to somebody who shares in a song, held and free, in minor units. */
    async owed(email: string): Promise<{ held: bigint; available: bigint }> {
      const share = await database.db
        .selectFrom("splitShare")
        .select("partyId")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      const [balance] = await findPartyBalances(database.db, share.partyId!);
      return { held: balance?.held ?? 0n, available: balance?.available ?? 0n };
    },
    async close() {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Parts {
  /** Variables of its environment besides. */
  env: NodeJS.ProcessEnv;
  own: Awaited<ReturnType<typeof openOwnServer>>;
}

/** A journey with a server of its own, whose time runs and whose money moves for nobody else. */
export const ownJourney = journey.extend<Parts>({
  env: [{}, { option: true }],
  own: async ({ env }, use) => {
    const own = await openOwnServer(env);
    await use(own);
    await own.close();
  },
  address: ({ own }, use) => use(own.address),
});
