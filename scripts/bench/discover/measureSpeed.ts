import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { relateStep } from "../../../db/discover/likeness/steps.ts";
import { rankTracks } from "../../../db/discover/rankTracks.ts";
import { openDatabase } from "../../../db/open.ts";
import { openTestServer, viewerFor } from "../../../server/testing.ts";
import { openBenchDatabase } from "../database.ts";
import { fillPlatform, type Platform } from "./fillPlatform.ts";

const SIZE: Platform = { tracks: 100_000, likes: 1_000_000, fans: 20_000, plays: 500_000 };
const FANS = 200;
const WARM = 30;
/** Milliseconds of server time for 95 of 100 pages. */
const GOAL = 50;

/** What the page costs on a large platform, and how long the steps take that work out which tracks are alike. On PostgreSQL. */
export async function measureSpeed(): Promise<void> {
  const bench = await openBenchDatabase();
  const database = await openDatabase({ url: bench.url });
  const server = await openTestServer(undefined, { database });
  const { db } = database;
  try {
    const filling = await timed(async () => {
      const client = await database.pool.connect();
      await fillPlatform(client, SIZE).finally(() => client.release(true));
    });
    const now = new Date();
    const ranking = await timed(() => db.transaction().execute((trx) => rankTracks(trx, now)));
    console.log(`Filled in ${seconds(filling)}, ranked in ${seconds(ranking)}.`);
    const steps: number[] = [];
    for (let isDone = false; !isDone; )
      steps.push(
        await timed(async () => {
          isDone = await db.transaction().execute((trx) => relateStep(trx, now));
        }),
      );
    await sql`analyze "trackLikeness", "discoverTrack"`.execute(db);
    const { rows } = await sql<{ id: string }>`
      select "userId" as id from "trackLike" group by 1 order by random() limit ${FANS + WARM}`.execute(db);
    const document = pageDocument();
    const pages: number[] = [];
    for (const [at, { id }] of rows.entries()) {
      const viewer = await viewerFor(database, id);
      const ms = await timed(async () => {
        const { data, errors } = await server.ask(viewer, document, {});
        if (errors || data.viewer.discover.forYou.length === 0)
          throw new Error(`A page was empty: ${JSON.stringify(errors)}`);
      });
      if (at >= WARM) pages.push(ms);
    }
    console.table({
      platform: SIZE,
      "page, ms": { ...spread(pages), goal: `p95 ${GOAL}` },
      "step of likeness, ms": { ...spread(steps), steps: steps.length },
    });
    console.log(`Related in ${seconds(sum(steps))}.`);
  } finally {
    await server.close();
    await bench.close();
  }
}

/** What the client asks for when the page opens. */
function pageDocument(): string {
  const file = path.join(import.meta.dirname, "../../../client/persisted.json");
  const documents = Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  return documents.find((text) => text.startsWith("query DiscoverScreenQuery"))!;
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await act();
  return performance.now() - from;
}

function spread(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!);
  return { median: at(0.5), p95: at(0.95), longest: at(1) };
}

const sum = (times: readonly number[]) => times.reduce((all, each) => all + each, 0);
const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
