import type { Kysely, Transaction } from "kysely";
import { newId } from "../ids.ts";
import type { Database } from "../open.ts";
import type { DB } from "../tables.generated.ts";
import { aWorkspace } from "../testing/build.ts";
import { freshDatabase } from "../testing/freshDatabase.ts";
import { listChangedReleases } from "./facts.ts";
import { findReleaseDays, listLate, listPlans } from "./milestones.ts";
import { insertNotes, listNotes } from "./notes.ts";
import { listProgress } from "./progress.ts";

const NOW = new Date("2027-03-10T23:30:00Z");
let database: Database;
let db: Kysely<DB>;
let workspaceId: string;
beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
  workspaceId = (await aWorkspace(db, { timezone: "Europe/Madrid" })).id;
});
afterAll(() => database.close());

async function aPlan(steps: readonly object[], release: object = {}): Promise<string> {
  const id = newId();
  await db
    .insertInto("release")
    .values({ id, workspaceId, title: "Ebb", slug: id, releaseDay: "2027-04-01", ...release } as never)
    .execute();
  for (const step of steps)
    await db
      .insertInto("milestone")
      .values({ id: newId(), workspaceId, releaseId: id, title: "Call", ...step } as never)
      .execute();
  return id;
}

const daysOf = async (id: string) => (await listPlans(db, [id], NOW)).map(({ dueDay }) => dueDay);

test("a release that moves takes its open steps along, but for chosen days and what is done", async () => {
  const id = await aPlan([
    { offsetDays: -7, dueDay: "2027-03-25" },
    { offsetDays: -6, dueDay: "2027-03-26", state: "done" },
    { offsetDays: -5, dueDay: "2027-03-20", dueByHand: true },
  ]);
  const move = (releaseDay: string | null) =>
    db
      .updateTable("release")
      .set({ releaseDay } as never)
      .where("id", "=", id)
      .execute();
  await move("2027-05-01");
  expect(await daysOf(id)).toEqual(["2027-03-20", "2027-03-26", "2027-04-24"]);
  await move(null);
  expect(await daysOf(id)).toEqual(["2027-03-20", "2027-03-26", null]);
  // All of it or nothing: a move that is taken back takes the steps back.
  await move("2027-05-01");
  const undone = db.transaction().execute(async (trx: Transaction<DB>) => {
    await trx
      .updateTable("release")
      .set({ releaseDay: "2027-09-01" } as never)
      .where("id", "=", id)
      .execute();
    throw new Error("after all not");
  });
  await expect(undone).rejects.toThrow("after all not");
  expect(await daysOf(id)).toEqual(["2027-03-20", "2027-03-26", "2027-04-24"]);
});

test("a change leaves a note only where an open step may wait for it", async () => {
  const waiting = await aPlan([{ stepKey: "artwork" }]);
  const closed = await aPlan([{ stepKey: "artwork", state: "done" }]);
  const byHand = await aPlan([{ stepKey: "artwork", ticksItself: false }]);
  await db.deleteFrom("milestoneDue").execute();
  await db.updateTable("release").set({ upc: null }).where("id", "in", [waiting, closed, byHand]).execute();
  expect(await listChangedReleases(db, 10)).toEqual([waiting]);
});

test("late is what lies behind the day where the release comes out, unless it rests or was deleted", async () => {
  // In Madrid it is the eleventh by now; in Mexico still the tenth.
  const step = { dueDay: "2027-03-10" };
  const here = await aPlan([
    step,
    { ...step, state: "done" },
    { ...step, snoozedUntil: "2027-03-12" },
    { ...step, deletedAt: NOW },
  ]);
  const there = await aPlan([step], { timezone: "America/Mexico_City" });
  const archived = await aPlan([step], { state: "archived" });
  expect((await findReleaseDays(db, here, NOW)).today).toBe("2027-03-11");
  expect((await findReleaseDays(db, there, NOW)).today).toBe("2027-03-10");
  const progress = await listProgress(db, [here, there], NOW);
  expect(progress.find(({ releaseId }) => releaseId === here)).toMatchObject({ done: 1, total: 3, late: 1 });
  expect(progress.find(({ releaseId }) => releaseId === there)).toMatchObject({ total: 1, late: 0 });
  const late = (await listLate(db, workspaceId, NOW, 10)).map(({ releaseId }) => releaseId);
  expect(late).toContain(here);
  expect(late).not.toContain(there);
  expect(late).not.toContain(archived);
});

test("each step has its own last notes, newest first", async () => {
  const id = await aPlan([{}, {}]);
  const [one, other] = (await listPlans(db, [id], NOW)).map((step) => step.id);
  for (const [minute, milestoneId] of [one!, other!, one!, one!].entries())
    await insertNotes(db, [
      {
        ...{ milestoneId, userId: null, kind: "comment" as const, text: `${minute}` },
        createdAt: new Date(NOW.getTime() + minute * 60_000),
      },
    ]);
  const notes = await listNotes(db, [one!, other!], 2);
  expect(notes.map(({ text }) => text)).toEqual(["3", "2", "1"]);
});
