// npm run bench:redis: what events between servers and limits cost over PostgreSQL and over Redis, both as the product does them. Needs
// TEST_DATABASE_URL and TEST_REDIS_URL; prints a table and decides nothing.
import { openDatabase } from "../../db/open.ts";
import { type Counts, databaseCounts } from "../../server/limits/counts.ts";
import { redisCounts } from "../../server/limits/redisCounts.ts";
import { shareEvents } from "../../server/providers/events/sharedEvents.ts";
import { databaseWire, redisWire, type Wire } from "../../server/providers/events/wire.ts";
import { openRedis } from "../../server/providers/redis.ts";
import { openBenchDatabase } from "./database.ts";
import { median, medianRound } from "./median.ts";

const ROUNDS = 3;
const ASKED = 500;
const BURST = 10_000;
const AT_ONCE = 20;
const COUNT = { max: 1_000_000, seconds: 60 };

/** Milliseconds until another server has heard one event; events a second when many come at once. */
async function measureEvents(own: Wire, other: Wire) {
  const [teller, hearer] = [await shareEvents(own), await shareEvents(other)];
  let heard: (id: string) => void = () => {};
  const topic = "uploadChanged:bench";
  const onEvent = (event: CustomEvent<{ uploadId: string }>) => heard(event.detail.uploadId);
  hearer.eventTarget.addEventListener(topic as never, onEvent as never);
  const publish = (uploadId: string) =>
    teller.eventTarget.dispatchEvent(new CustomEvent(topic, { detail: { uploadId } }) as never);
  try {
    const waits: number[] = [];
    for (let n = 0; n < ASKED; n++) {
      const began = performance.now();
      await new Promise<void>((resolve) => {
        heard = () => resolve();
        publish(`one-${n}`);
      });
      waits.push(performance.now() - began);
    }
    const began = performance.now();
    await new Promise<void>((resolve) => {
      let left = BURST;
      heard = () => --left === 0 && resolve();
      for (let n = 0; n < BURST; n++) publish(`many-${n}`);
    });
    return { eventMs: median(waits), eventsASecond: BURST / ((performance.now() - began) / 1000) };
  } finally {
    await Promise.all([teller.close(), hearer.close()]);
  }
}

/** Milliseconds of one count alone; counts a second when twenty are under way, on as many keys. */
async function measureLimits(counts: Counts) {
  const waits: number[] = [];
  for (let n = 0; n < ASKED; n++) {
    const began = performance.now();
    await counts.take({ ...COUNT, key: "alone" }, new Date());
    waits.push(performance.now() - began);
  }
  const began = performance.now();
  const worker = async (name: number) => {
    for (let n = 0; n < ASKED; n++) await counts.take({ ...COUNT, key: `many-${name}` }, new Date());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, name) => worker(name)));
  return {
    limitMs: median(waits),
    limitsASecond: (AT_ONCE * ASKED) / ((performance.now() - began) / 1000),
  };
}

type Round = Awaited<ReturnType<typeof measureEvents>> & Awaited<ReturnType<typeof measureLimits>>;

if (!process.env.TEST_REDIS_URL) throw new Error("Set TEST_REDIS_URL to a Redis; .ci/redis starts one.");
const { url, close } = await openBenchDatabase();
const [here, there] = [await openDatabase({ url }), await openDatabase({ url })];
const open = () => openRedis({ REDIS_URL: process.env.TEST_REDIS_URL }, false, url);
const [near, far] = [(await open())!, (await open())!];
try {
  const rounds: Record<"postgres" | "redis", Round[]> = { postgres: [], redis: [] };
  for (let n = 0; n < ROUNDS; n++) {
    rounds.postgres.push({
      ...(await measureEvents(databaseWire(here), databaseWire(there))),
      ...(await measureLimits(databaseCounts(here.db))),
    });
    rounds.redis.push({
      ...(await measureEvents(redisWire(near), redisWire(far))),
      ...(await measureLimits(redisCounts(near, databaseCounts(here.db)))),
    });
  }
  console.table({ PostgreSQL: medianRound(rounds.postgres), Redis: medianRound(rounds.redis) });
} finally {
  near.close();
  far.close();
  await Promise.all([here.close(), there.close()]);
  await close();
}
