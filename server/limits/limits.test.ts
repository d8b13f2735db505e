import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../db/open.ts";
import { freshDatabase } from "../../db/testing/freshDatabase.ts";
import type { SharedRedis } from "../providers/redis.ts";
import { openTestRedis, TEST_REDIS_URL } from "../providers/testing/testRedis.ts";
import { databaseCounts } from "./counts.ts";
import { openLimiter } from "./limiter.ts";
import { networkOf } from "./networkOf.ts";
import { redisCounts } from "./redisCounts.ts";
import { inTurns } from "./turns.ts";

const NOON = new Date("2026-11-21T12:00:00Z");
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

let database: Database;
let redis: SharedRedis | null;
beforeAll(async () => {
  database = await freshDatabase();
  redis = await openTestRedis();
});
afterAll(async () => {
  redis?.close();
  await database.close();
});

const inDatabase = () => openLimiter(databaseCounts(database.db));
// Counts are for all servers of an installation: each is another one.
const inRedis = () => openLimiter(redisCounts(redis!, databaseCounts(database.db)));

describe.each([["database", inDatabase] as const, ...(TEST_REDIS_URL ? [["Redis", inRedis] as const] : [])])(
  "counted in the %s",
  (place, open) => {
    const named = (whom: string) => `${place}-${whom}`;

    test("of a hundred attempts at one moment as many get through as there may be", async () => {
      const limiter = open();
      const uses = { signUpsOfAddress: named("192.0.2.1") };
      const verdicts = await Promise.all(Array.from({ length: 100 }, () => limiter.take(uses, NOON)));
      expect(verdicts.filter(({ retryAfter }) => retryAfter === null)).toHaveLength(5);
    });

    test("a restart forgets nothing, and the time that is named is the time it takes", async () => {
      const uses = { linksOfEmail: named("ana@example.test") };
      expect((await open().take(uses, NOON)).retryAfter).toBeNull();
      expect((await open().take(uses, later(20))).retryAfter).toBe(40);
      expect((await open().take(uses, later(59.9))).retryAfter).toBe(1);
      expect((await open().take(uses, later(60))).retryAfter).toBeNull();
    });

    test("of several figures the strictest counts, and a refused attempt uses none up", async () => {
      const limiter = open();
      const uses = { linksOfEmail: named("bo@example.test") };
      for (let minute = 0; minute < 5; minute++)
        expect((await limiter.take(uses, later(60 * minute))).retryAfter).toBeNull();
      expect((await limiter.take(uses, later(300))).retryAfter).toBe(3300);
      expect((await limiter.take(uses, later(3600))).retryAfter).toBeNull();
    });

    test("what is given back can be taken again", async () => {
      const limiter = open();
      for (let n = 0; n < 20; n++) {
        const verdict = await limiter.take({ signInFailuresOfAccount: named("cy@example.test") }, NOON);
        expect(verdict.retryAfter).toBeNull();
        await verdict.giveBack();
      }
    });

    test("how many are left is what was not taken of as many seconds", async () => {
      const limiter = open();
      const left = (now: Date) => limiter.left("callsOfUser", named("eli"), 3600, now);
      const before = await left(NOON);
      await limiter.take({ callsOfUser: named("eli") }, NOON);
      expect(await left(later(3599))).toBe(before - 1);
      expect(await left(later(3600))).toBe(before);
    });
  },
);

test("an address says nothing about the person in the table", async () => {
  await inDatabase().take({ linksOfAddress: "192.0.2.77", linksOfEmail: "di@example.test" }, NOON);
  const rows = JSON.stringify(await database.db.selectFrom("limitUse").selectAll().execute());
  expect(rows).not.toMatch(/192\.0|example/);
});

const onRedis = TEST_REDIS_URL ? describe : describe.skip;
onRedis("with Redis", () => {
  test("an address says nothing about the person there, and each count is forgotten once it has run out", async () => {
    await inRedis().take({ linksOfAddress: "192.0.2.78", linksOfEmail: "fay@example.test" }, NOON);
    const names = await redis!.client.keys(redis!.nameOf("limit:*"));
    expect(names.join()).not.toMatch(/192\.0|example/);
    for (const name of names) expect(await redis!.client.pttl(name)).toBeGreaterThan(0);
  });

  test("while Redis is away the database counts, and nobody waits", async () => {
    const away = await openTestRedis();
    const limiter = openLimiter(redisCounts(away!, databaseCounts(database.db)));
    away!.close();
    const uses = { linksOfEmail: "gus@example.test" };
    expect((await limiter.take(uses, NOON)).retryAfter).toBeNull();
    expect((await limiter.take(uses, later(20))).retryAfter).toBe(40);
    expect((await inDatabase().take(uses, later(20))).retryAfter).toBe(40);
  });
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("two are let in at a time, in the order they came", async () => {
  const turn = inTurns(2);
  let inside = 0;
  let most = 0;
  const order: number[] = [];
  const acts = [0, 1, 2, 3, 4, 5].map((n) =>
    turn(async () => {
      most = Math.max(most, ++inside);
      await pause(5);
      order.push(n);
      inside--;
    }),
  );
  await Promise.all(acts);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
});
