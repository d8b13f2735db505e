import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../db/open.ts";
import { freshDatabase } from "../../db/testing/freshDatabase.ts";
import { openLimiter } from "./limiter.ts";
import { networkOf } from "./networkOf.ts";
import { inTurns } from "./turns.ts";

let database: Database;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

const NOON = new Date("2026-11-21T12:00:00Z");
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

test("of a hundred attempts at one moment as many get through as there may be", async () => {
  const limiter = openLimiter(database.db);
  const uses = { signUpsOfAddress: "192.0.2.1" };
  const verdicts = await Promise.all(Array.from({ length: 100 }, () => limiter.take(uses, NOON)));
  expect(verdicts.filter(({ retryAfter }) => retryAfter === null)).toHaveLength(5);
});

test("a restart forgets nothing, and the time that is named is the time it takes", async () => {
  const uses = { linksOfEmail: "ana@example.test" };
  expect((await openLimiter(database.db).take(uses, NOON)).retryAfter).toBeNull();
  expect((await openLimiter(database.db).take(uses, after(20))).retryAfter).toBe(40);
  expect((await openLimiter(database.db).take(uses, after(59.9))).retryAfter).toBe(1);
  expect((await openLimiter(database.db).take(uses, after(60))).retryAfter).toBeNull();
});

test("of several figures the strictest counts, and a refused attempt uses none up", async () => {
  const limiter = openLimiter(database.db);
  const uses = { linksOfEmail: "bo@example.test" };
  for (let minute = 0; minute < 5; minute++)
    expect((await limiter.take(uses, after(60 * minute))).retryAfter).toBeNull();
  expect((await limiter.take(uses, after(300))).retryAfter).toBe(3300);
  expect((await limiter.take(uses, after(3600))).retryAfter).toBeNull();
});

test("what is given back can be taken again", async () => {
  const limiter = openLimiter(database.db);
  for (let n = 0; n < 20; n++) {
    const verdict = await limiter.take({ signInFailuresOfAccount: "cy@example.test" }, NOON);
    expect(verdict.retryAfter).toBeNull();
    await verdict.giveBack();
  }
});

test("an address says nothing about the person in the table", async () => {
  await openLimiter(database.db).take(
    { linksOfAddress: "192.0.2.77", linksOfEmail: "di@example.test" },
    NOON,
  );
  const rows = JSON.stringify(await database.db.selectFrom("limitUse").selectAll().execute());
  expect(rows).not.toMatch(/192\.0|example/);
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
