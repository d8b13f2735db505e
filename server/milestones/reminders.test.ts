import { sql } from "kysely";
import { setPreferences } from "../../db/accounts/preferences.ts";
import { readableWord } from "../../domain/addresses/readable.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { rowOf } from "../graphql/globalId.ts";
import { anArtist, aRelease } from "../releases/testing.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { remindMilestones } from "./remindMilestones.ts";
import { plan } from "./testing.ts";

const NOW = new Date("2027-01-04T09:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => NOW)));
afterAll(() => server.close());

async function aStep(dueDay: string) {
  const artist = await anArtist(server);
  const release = await aRelease(server, artist.workspaceId, { title: "Low Tide", state: "draft" });
  const { milestone } = await plan(server, artist.viewer, "addMilestone", {
    ...{ releaseId: release.gid, title: "Book the café", dueDay },
  });
  return { ...artist, release, step: milestone };
}

const toldTo = async (userId: string) =>
  (
    await server.db
      .selectFrom("notification")
      .select("titleEn")
      .where("userId", "=", userId)
      .orderBy("id")
      .execute()
  ).map(({ titleEn }) => titleEn);

test("a day that comes near is told once, however often the sweep runs, and by several at once", async () => {
  const { userId } = await aStep("2027-01-11");
  await Promise.all([remindMilestones(server, NOW), remindMilestones(server, NOW)]);
  await remindMilestones(server, NOW);
  expect(await toldTo(userId)).toEqual(["Coming up: Book the café"]);
  await remindMilestones(server, later(1));
  expect(await toldTo(userId)).toHaveLength(1);
  // The day before it reminds again; then it is late, once.
  await remindMilestones(server, later(6));
  expect(await toldTo(userId)).toHaveLength(2);
  await remindMilestones(server, later(8));
  await remindMilestones(server, later(9));
  expect(await toldTo(userId)).toEqual([
    "Coming up: Book the café",
    "Coming up: Book the café",
    "Late: Book the café",
  ]);
});

test("a step that was late and gets another day can be late again; one that rests or is done is not", async () => {
  const { userId, viewer, step } = await aStep("2027-01-01");
  await plan(server, viewer, "snoozeMilestone", { id: step.id, until: "2027-01-06" });
  await remindMilestones(server, NOW);
  expect(await toldTo(userId)).toEqual([]);
  await remindMilestones(server, later(2));
  expect(await toldTo(userId)).toEqual(["Late: Book the café"]);
  const moved = { id: step.id, version: step.version + 1, dueDay: "2027-01-08", remindDaysBefore: [] };
  await plan(server, viewer, "updateMilestone", moved);
  await remindMilestones(server, later(5));
  expect(await toldTo(userId)).toHaveLength(2);
  await plan(server, viewer, "updateMilestone", {
    ...moved,
    version: moved.version + 1,
    dueDay: "2027-01-09",
  });
  await plan(server, viewer, "completeMilestone", { id: step.id });
  await remindMilestones(server, later(7));
  expect(await toldTo(userId)).toHaveLength(2);
});

test("a letter goes to those who asked for letters about releases, in their own words", async () => {
  const { userId, step } = await aStep("2027-01-01");
  await setPreferences(server.db, userId, { notifications: { "releases.email": true }, locale: "es" }, NOW);
  await remindMilestones(server, NOW);
  await remindMilestones(server, NOW);
  const { email } = await server.db
    .selectFrom("user")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const letters = await server.db
    .selectFrom("mail")
    .select(["subject", "body"])
    .where("to", "=", email)
    .execute();
  expect(letters.map(({ subject }) => subject)).toEqual(["Con retraso: Book the café"]);
  expect(letters[0]!.body).toContain(
    `/releases/milestones?step=${encodeURIComponent(readableWord("Book the café", rowOf(step.id, "Milestone")!))}`,
  );
});

test("a step with a long title in another script is told of as any other", async () => {
  const { viewer, userId, release } = await aStep("2027-06-01");
  await plan(server, viewer, "addMilestone", {
    ...{ releaseId: release.gid, title: "Записать ещё один барабан ".repeat(4).trim(), dueDay: "2027-01-01" },
  });
  await remindMilestones(server, NOW);
  expect(await toldTo(userId)).toHaveLength(1);
});

test("nobody is told at night, of what is laid aside, or of a studio that is gone", async () => {
  const night = new Date("2027-01-04T05:00:00Z");
  const { userId, release, workspaceId } = await aStep("2027-01-01");
  await remindMilestones(server, night);
  expect(await toldTo(userId)).toEqual([]);
  await server.db.updateTable("release").set({ state: "archived" }).where("id", "=", release.id).execute();
  await remindMilestones(server, NOW);
  await server.db.updateTable("release").set({ state: "draft" }).where("id", "=", release.id).execute();
  await server.db.updateTable("workspace").set({ deletedAt: NOW }).where("id", "=", workspaceId).execute();
  await remindMilestones(server, NOW);
  expect(await toldTo(userId)).toEqual([]);
  await server.db.updateTable("workspace").set({ deletedAt: null }).where("id", "=", workspaceId).execute();
  await remindMilestones(server, NOW);
  expect(await toldTo(userId)).toEqual(["Late: Book the café"]);
});

test("what was deleted a month ago is gone for good", async () => {
  const { viewer, step, release } = await aStep("2027-01-01");
  await plan(server, viewer, "deleteMilestone", { id: step.id });
  const count = () =>
    server.db
      .selectFrom("milestone")
      .where("releaseId", "=", release.id)
      .select(sql<number>`count(*)::int`.as("count"))
      .executeTakeFirstOrThrow();
  await remindMilestones(server, later(29));
  expect(await count()).toEqual({ count: 1 });
  await remindMilestones(server, later(31));
  expect(await count()).toEqual({ count: 0 });
});
