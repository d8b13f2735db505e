import { newId } from "../ids.ts";
import type { Database } from "../open.ts";
import { aTrack } from "../testing/build.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { sumsOfTrack, sumsOfWorkspace } from "./playDays.ts";
import { insertPlays, type JudgedPlay } from "./plays.ts";

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

test("batches that come at once lose no play of their day", async () => {
  const { db } = database;
  const { id } = await aTrack(db);
  const other = await aTrack(db);
  const batches = Array.from({ length: 8 }, (_, n) =>
    n % 2 ? [aPlay(id), aPlay(other.id)] : [aPlay(other.id), aPlay(id)],
  );
  await Promise.all(batches.map((batch) => insertPlays(db, batch, AT)));
  expect(await sumsOfTrack(db, id, "2026-03-01")).toEqual([
    { day: "2026-03-01", outcome: "counted", plays: 8 },
  ]);
});
