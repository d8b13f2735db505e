import { sql } from "kysely";
import { newId } from "../ids.ts";
import type { Database } from "../open.ts";
import { aTrack } from "../testing/build.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { sumsOfTrack, sumsOfWorkspace } from "./playDays.ts";
import { insertPlays, type JudgedPlay } from "./plays.ts";
import { rankPlayed } from "./rankedTracks.ts";

let database: Database;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

const AT = new Date("2026-03-01T12:00:00Z");
const aPlay = (trackId: string, some: Partial<JudgedPlay> = {}): JudgedPlay => ({
  ...{ id: newId(), trackId, listenerId: null, listenerKey: "somebody", sessionId: newId() },
  ...{ startedAt: AT, heardMs: 40_000, outcome: "counted", day: "2026-03-01" },
  ...some,
});

test("plays of many tracks and days are summed up by what became of them, and none twice", async () => {
  const { db } = database;
  const tide = await aTrack(db);
  const shore = await aTrack(db, { workspaceId: tide.workspaceId });
  const batch = [
    aPlay(tide.id),
    aPlay(tide.id),
    aPlay(tide.id, { outcome: "tooShort" }),
    aPlay(tide.id, { day: "2026-03-02" }),
    aPlay(shore.id),
    aPlay(newId()),
  ];
  for (let time = 0; time < 2; time++) await insertPlays(db, batch, AT);
  await insertPlays(db, [aPlay(tide.id, { sessionId: batch[0]!.sessionId })], AT);
  expect(await sumsOfTrack(db, tide.id, "2026-03-01")).toEqual(
    expect.arrayContaining([
      { day: "2026-03-01", outcome: "counted", plays: 2 },
      { day: "2026-03-01", outcome: "tooShort", plays: 1 },
      { day: "2026-03-02", outcome: "counted", plays: 1 },
    ]),
  );
  expect(await sumsOfTrack(db, tide.id, "2026-03-02")).toHaveLength(1);
  expect(await sumsOfWorkspace(db, tide.workspaceId, "2026-03-01")).toContainEqual({
    ...{ day: "2026-03-01", outcome: "counted", plays: 3 },
  });
});

/** Plays of two songs of a studio on days around three months, and what counted of them, day by day. */
async function aStudioWithPlays() {
  const { db } = database;
  const tide = await aTrack(db);
  const shore = await aTrack(db, { workspaceId: tide.workspaceId });
  const days = [
    "2026-01-30",
    "2026-01-31",
    "2026-02-01",
    "2026-02-14",
    "2026-02-28",
    "2026-03-01",
    "2026-03-31",
    "2026-04-01",
  ];
  const plays = days.flatMap((day, n) => [
    ...Array.from({ length: n + 1 }, () => aPlay(tide.id, { day })),
    aPlay(shore.id, { day }),
    aPlay(shore.id, { day, outcome: "tooShort" }),
  ]);
  await insertPlays(db, plays, AT);
  const countedOf = (trackId: string, from: string, to: string) =>
    plays.filter(
      (play) => play.trackId === trackId && play.outcome === "counted" && play.day >= from && play.day <= to,
    ).length;
  return { ...tide, shoreId: shore.id, days, countedOf };
}

test("songs are ranked by the plays of whichever days are asked for, whole months among them or not", async () => {
  const { db } = database;
  const { id, shoreId, workspaceId, days, countedOf } = await aStudioWithPlays();
  for (const from of days)
    for (const to of days.filter((day) => day >= from)) {
      const counts = { [id]: countedOf(id, from, to), [shoreId]: countedOf(shoreId, from, to) };
      const { total, tracks } = await rankPlayed(db, workspaceId, { from, to }, null);
      expect({
        from,
        to,
        ...Object.fromEntries(tracks.map(({ trackId, count }) => [trackId, count])),
      }).toEqual({
        ...{ from, to, ...counts },
      });
      expect(total).toBe(counts[id]! + counts[shoreId]!);
    }
  const { tracks } = await rankPlayed(db, workspaceId, { from: "2026-01-30", to: "2026-04-01" }, [shoreId]);
  expect(tracks).toEqual([{ trackId: shoreId, count: days.length }]);
});

test("what a studio is heard on a day stands together, whichever connection wrote it", async () => {
  const { db } = database;
  const { id, workspaceId } = await aStudioWithPlays();
  await db
    .insertInto("workspacePlayDay")
    .values({ workspaceId, day: sql`'2026-04-01'`, outcome: "counted", slot: 99, plays: 5 })
    .execute();
  await insertPlays(db, [aPlay(id, { day: "2026-04-01" })], AT);
  expect(await sumsOfWorkspace(db, workspaceId, "2026-03-31")).toEqual(
    expect.arrayContaining([
      { day: "2026-03-31", outcome: "counted", plays: 8 },
      { day: "2026-03-31", outcome: "tooShort", plays: 1 },
      { day: "2026-04-01", outcome: "counted", plays: 15 },
      { day: "2026-04-01", outcome: "tooShort", plays: 1 },
    ]),
  );
});

test("batches that come at once lose no play of their day", async () => {
  const { db } = database;
  const { id, workspaceId } = await aTrack(db);
  const other = await aTrack(db);
  const batches = Array.from({ length: 8 }, (_, n) =>
    n % 2 ? [aPlay(id), aPlay(other.id)] : [aPlay(other.id), aPlay(id)],
  );
  await Promise.all(batches.map((batch) => insertPlays(db, batch, AT)));
  expect(await sumsOfTrack(db, id, "2026-03-01")).toEqual([
    { day: "2026-03-01", outcome: "counted", plays: 8 },
  ]);
  expect(await sumsOfWorkspace(db, workspaceId, "2026-03-01")).toEqual([
    { day: "2026-03-01", outcome: "counted", plays: 8 },
  ]);
});
