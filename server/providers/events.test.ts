import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { newId } from "../../db/ids.ts";
import { type Database, openDatabase } from "../../db/open.ts";
import { endListening } from "../../db/testing/endListening.ts";
import { freshDatabase } from "../../db/testing/freshDatabase.ts";
import { testServerUrl } from "../../db/testing/template.ts";
import { type Events, openEvents } from "./events.ts";
import type { SharedRedis } from "./redis.ts";
import { openTestRedis, TEST_REDIS_URL } from "./testing/testRedis.ts";

let database: Database;
let redis: SharedRedis | null;
let here: Events;
beforeAll(async () => {
  database = await freshDatabase();
  redis = await openTestRedis();
  here = await openEvents(database);
});
afterAll(async () => {
  await here.close();
  redis?.close();
  await database.close();
});

test("who watches a studio hears of its tracks at once and of each change once, and of no other studio's", async () => {
  const [mine, other] = [newId(), newId()];
  const heard = here.subscribe("trackChanged", mine);
  const first = heard.next();
  here.publish("trackChanged", other, { trackId: "theirs" });
  here.publish("trackChanged", mine, { trackId: "first" });
  here.publish("trackChanged", mine, { trackId: "second" });
  expect(await first).toEqual({ value: { trackId: "first" }, done: false });
  expect(await heard.next()).toEqual({ value: { trackId: "second" }, done: false });
});

// Before anybody's connection ends: a server that comes back has missed something anyway.
const onPostgres = testServerUrl ? test : test.skip;
onPostgres("what a server could not tell is known as missed to the others once it can speak", async () => {
  const narrow = await openDatabase({ url: database.pool.options.connectionString });
  narrow.pool.options.max = 1;
  narrow.pool.options.connectionTimeoutMillis = 50;
  const third = await openEvents(narrow);
  const told = new Promise<void>((resolve) => void here.onMissed(resolve));
  const busy = await narrow.pool.connect();
  third.publish("releaseChanged", newId(), { releaseId: "untold" });
  while (narrow.pool.waitingCount > 0) await setTimeout(10);
  busy.release();
  third.publish("releaseChanged", newId(), { releaseId: "told" });
  await told;
  await third.close();
  await narrow.close();
});

/** How servers hear of each other, and how the connections on which they listen end, as by a network that fails. */
const WIRES = [
  ["the database", () => null, () => endListening(database)] as const,
  ...(TEST_REDIS_URL
    ? [
        [
          "Redis",
          () => redis,
          async () => void (await redis!.client.client("KILL", "TYPE", "pubsub")),
        ] as const,
      ]
    : []),
];

const onServer = testServerUrl ? describe.each(WIRES) : describe.skip.each(WIRES);
onServer("with two servers that hear of each other by %s", (_, wire, endAllListening) => {
  let otherDatabase: Database;
  let near: Events;
  let there: Events;
  beforeAll(async () => {
    otherDatabase = await openDatabase({ url: database.pool.options.connectionString });
    near = await openEvents(database, wire());
    there = await openEvents(otherDatabase, wire());
  });
  afterAll(async () => {
    await near.close();
    await there.close();
    await otherDatabase.close();
  });

  test("a listener on one hears what happens on the other, each thing once and in its order", async () => {
    const studio = newId();
    const [own, far] = [near.subscribe("trackChanged", studio), there.subscribe("trackChanged", studio)];
    const trackIds = Array.from({ length: 200 }, () => newId());
    const heardBy = async (heard: typeof own) => {
      const ids: string[] = [];
      while (ids.length < trackIds.length) ids.push((await heard.next()).value!.trackId);
      return ids;
    };
    const both = Promise.all([heardBy(own), heardBy(far)]);
    for (const trackId of trackIds) near.publish("trackChanged", studio, { trackId });
    expect(await both).toEqual([trackIds, trackIds]);
  });

  test("what is said before a server closes is told", async () => {
    const studio = newId();
    const heard = near.subscribe("releaseChanged", studio).next();
    const third = await openEvents(otherDatabase, wire());
    third.publish("releaseChanged", studio, { releaseId: "last" });
    await third.close();
    expect((await heard).value).toEqual({ releaseId: "last" });
  });

  test("who watches on a server that could not hear for a while is told so", async () => {
    const told = new Promise<void>((resolve) => void there.onMissed(resolve));
    await endAllListening();
    await told;
  });

  test("a server that could not hear for a while reads the settings of the platform anew", async () => {
    const changed = there.subscribe("platformChanged").next();
    await endAllListening();
    expect((await changed).done).toBe(false);
  });
});

const onRedis = testServerUrl && TEST_REDIS_URL ? test : test.skip;
onRedis("what a server could not tell Redis is known as missed to the others once it can speak", async () => {
  const [own, other] = [await openTestRedis(), await openTestRedis()];
  const [teller, hearer] = [await openEvents(database, own), await openEvents(database, other)];
  const told = new Promise<void>((resolve) => void hearer.onMissed(resolve));
  const gone = once(own!.client, "close");
  await other!.client.client("KILL", "ID", await own!.client.client("ID"));
  await gone;
  teller.publish("releaseChanged", newId(), { releaseId: "untold" });
  await once(own!.client, "ready");
  teller.publish("releaseChanged", newId(), { releaseId: "told" });
  await told;
  await teller.close();
  await hearer.close();
  own!.close();
  other!.close();
});
