import { readFileSync } from "node:fs";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { relateStep } from "../../../db/discover/likeness/steps.ts";
import { rankTracks } from "../../../db/discover/rankTracks.ts";
import { openDatabase } from "../../../db/open.ts";
import type { DB } from "../../../db/tables.generated.ts";
import { ALIKE_MOST } from "../../../domain/discover/discover.ts";
import { GENRES } from "../../../domain/lexicon/vocabulary.ts";
import { openTestServer, viewerFor } from "../../../server/testing.ts";
import { openBenchDatabase } from "../database.ts";
import { fillPlatform, type Platform } from "./fillPlatform.ts";

const SIZE: Platform = { tracks: 100_000, likes: 1_000_000, fans: 20_000, plays: 500_000 };
/** Steps of likeness that are timed; a whole run of this size has some hundreds. */
const STEPS = 40;
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
    const steps = await timedSteps(db, now);
    await fillLikeness(db);
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
  } finally {
    await server.close();
    await bench.close();
  }
}

/** The first steps that compare tracks, in milliseconds each. */
async function timedSteps(db: Kysely<DB>, now: Date): Promise<number[]> {
  const step = () => db.transaction().execute((trx) => relateStep(trx, now));
  const phase = async () => (await db.selectFrom("likenessRun").select("phase").executeTakeFirst())?.phase;
  do await step();
  while ((await phase()) !== "tracks");
  const steps: number[] = [];
  while (steps.length < STEPS) steps.push(await timed(step));
  return steps;
}

/** As many neighbours for every track as a whole run would leave, of its genre. */
async function fillLikeness(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into "trackLikeness" ("trackId", "otherId", score, "isByLists")
      select one.id, other.id, (1.0 / apart)::real, false from song one cross join generate_series(1, ${ALIKE_MOST}::int) apart
      join song other on other.n = (one.n + apart * ${GENRES.length}::int) % ${SIZE.tracks}::int
      where not exists (select from "trackLikeness" known where known."trackId" = one.id)`.execute(trx);
  });
  await sql`analyze "trackLikeness", "discoverTrack"`.execute(db);
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

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
