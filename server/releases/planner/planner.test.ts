import { encodeGlobalID } from "@pothos/plugin-relay";
import { parseCsv } from "../../../domain/csv.ts";
import { readICalendar } from "../../../domain/releases/planner/testing/readICalendar.ts";
import type { Viewer } from "../../graphql/context.ts";
import { openTestServer, type TestServer } from "../../testing.ts";
import { reconcileReleases } from "../reconcileReleases.ts";
import { anArtist, aRelease, mutate, releaseRow, visibilities } from "../testing.ts";

const NOW = new Date("2027-01-04T09:00:00Z");
let now = NOW;
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => now)));
beforeEach(() => void (now = NOW));
afterAll(() => server.close());

const studioGid = (id: string) => encodeGlobalID("Workspace", id);

/** Ten in the morning in Madrid, as the studio wrote it. */
const on = (day: string, some: object = {}) => ({
  date: new Date(`${day}T09:00:00Z`),
  releaseDay: day,
  releaseTime: "10:00",
  ...some,
});

const PLAN = /* GraphQL */ `
  query Plan($id: ID!, $from: String!, $days: Int!) {
    node(id: $id) {
      ... on Workspace {
        releasePlan(from: $from, days: $days) {
          isWhole
          entries { day time release { title } hints { code days others { title } } }
        }
        undatedReleases { title }
      }
    }
  }
`;
async function planFor(viewer: Viewer, workspaceId: string, from: string, days: number): Promise<any> {
  const variables = { id: studioGid(workspaceId), from, days };
  return (await server.ask(viewer, PLAN, variables)).data?.node ?? null;
}

async function feedOf(viewer: Viewer, workspaceId: string): Promise<string> {
  const answer = await server.ask(
    viewer,
    /* GraphQL */ `mutation Feed($input: CreateCalendarFeedInput!) {
      createCalendarFeed(input: $input) {
        ... on CreateCalendarFeedPayload { address workspace { calendarFeed { createdAt readAt } } }
      }
    }`,
    { input: { workspaceId: studioGid(workspaceId) } },
  );
  return answer.data!.createCalendarFeed.address;
}
const revoke = (viewer: Viewer, workspaceId: string) =>
  server.ask(
    viewer,
    /* GraphQL */ `mutation Revoke($input: RevokeCalendarFeedInput!) {
      revokeCalendarFeed(input: $input) { workspace { calendarFeed { createdAt } } }
    }`,
    { input: { workspaceId: studioGid(workspaceId) } },
  );

/** What a calendar gets: it shows no cookie. */
async function fetched(address: string, headers: Record<string, string> = {}) {
  const response = await server.app.request(new URL(address).pathname, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

async function auditOf(entityId: string): Promise<string[]> {
  const lines = server.db.selectFrom("audit").select("action").where("entityId", "=", entityId);
  return (await lines.orderBy("seq").execute()).map(({ action }) => action);
}

test("the plan shows the days of the studio's own calendar, with hints that look over its edges", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  await aRelease(server, workspaceId, {
    ...{ title: "Midnight", date: new Date("2027-02-28T23:00:00Z"), releaseDay: "2027-03-01" },
  });
  await aRelease(server, workspaceId, { title: "Friday", ...on("2027-03-12") });
  await aRelease(server, workspaceId, { title: "Far", ...on("2027-07-02") });
  await aRelease(server, workspaceId, { title: "Someday" });
  await aRelease(server, workspaceId, { title: "Old", ...on("2027-03-10"), state: "archived" });
  const plan = await planFor(viewer, workspaceId, "2027-03-01", 7);
  expect(plan).toEqual({
    releasePlan: {
      isWhole: true,
      entries: [
        {
          day: "2027-03-01",
          time: "00:00",
          release: { title: "Midnight" },
          hints: [
            { code: "close", days: 11, others: [{ title: "Friday" }] },
            { code: "notFriday", days: 56, others: [] },
          ],
        },
      ],
    },
    undatedReleases: [{ title: "Someday" }],
  });
});

test("the plan of another studio is not there, and without the plan for it there is none", async () => {
  const { workspaceId } = await anArtist(server);
  const stranger = await anArtist(server);
  expect(await planFor(stranger.viewer, workspaceId, "2027-03-01", 7)).toBeNull();
  const lapsed = await anArtist(server, "artist_starter", new Date("2026-01-01T00:00:00Z"));
  const expected = { releasePlan: null, undatedReleases: null };
  expect(await planFor(lapsed.viewer, lapsed.workspaceId, "", 7)).toEqual(expected);
});

test("a release is moved by days, keeps its time, goes out at the new moment, and goes back by the same way", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id, gid } = await aRelease(server, workspaceId, { state: "scheduled", ...on("2027-03-12") });
  const moved = await mutate(server, viewer, "moveRelease", {
    id: gid,
    version: 1,
    releaseDay: "2027-04-02",
  });
  expect(moved.release).toMatchObject({ version: 2, date: "2027-04-02T08:00:00.000Z", state: "scheduled" });
  const rung = await server.db
    .selectFrom("pgboss.job" as never)
    .select(["data" as never])
    .where("name" as never, "=", "go-live" as never)
    .execute();
  expect(rung.map(({ data }: any) => data)).toContainEqual({
    releaseId: id,
    date: "2027-04-02T08:00:00.000Z",
  });
  expect(await auditOf(id)).toEqual(["release.move"]);
  const back = await mutate(server, viewer, "moveRelease", { id: gid, version: 2, releaseDay: "2027-03-12" });
  expect(back.release).toMatchObject({ version: 3, date: "2027-03-12T09:00:00.000Z" });
});

test("a draft gets its first day from the plan, and loses it again", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id, gid } = await aRelease(server, workspaceId, { state: "draft" });
  await mutate(server, viewer, "moveRelease", { id: gid, version: 1, releaseDay: "2027-03-12" });
  expect((await releaseRow(server, id)).date).toEqual(new Date("2027-03-11T23:00:00Z"));
  await mutate(server, viewer, "moveRelease", { id: gid, version: 2, releaseDay: null });
  expect((await releaseRow(server, id)).date).toBeNull();
});

test.each([
  ["onto no day", { state: "ready" }, { version: 1, releaseDay: "2027-02-30" }, "InvalidInput"],
  [
    "into the past, while it waits",
    { state: "scheduled" },
    { version: 1, releaseDay: "2027-01-03" },
    "InvalidInput",
  ],
  ["without a day, while it waits", { state: "scheduled" }, { version: 1 }, "InvalidInput"],
  [
    "once it is out",
    { state: "live", wentLiveAt: NOW },
    { version: 1, releaseDay: "2027-04-02" },
    "InvalidInput",
  ],
  ["by somebody who saw what no longer stands", {}, { version: 7, releaseDay: "2027-04-02" }, "StaleRelease"],
  [
    "before its preorder begins",
    { state: "scheduled", preorderFrom: new Date("2027-02-01T00:00:00Z") },
    { version: 1, releaseDay: "2027-01-29" },
    "InvalidInput",
  ],
])("a release is not moved %s", async (_case, some, input, refusal) => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id, gid } = await aRelease(server, workspaceId, { ...on("2027-03-12"), ...some });
  expect(await mutate(server, viewer, "moveRelease", { id: gid, ...input })).toMatchObject({
    __typename: refusal,
  });
  expect((await releaseRow(server, id)).version).toBe(1);
});

test("nobody moves a stranger's release, and the answer is that of one that never was", async () => {
  const { workspaceId } = await anArtist(server);
  const { gid } = await aRelease(server, workspaceId, on("2027-03-12"));
  const stranger = await anArtist(server);
  const input = { version: 1, releaseDay: "2027-04-02" };
  const nobodys = encodeGlobalID("Release", "00000000-0000-4000-8000-000000000000");
  const answers = [gid, nobodys].map((id) =>
    mutate(server, stranger.viewer, "moveRelease", { id, ...input }),
  );
  const [theirs, missing] = await Promise.all(answers);
  expect(theirs).toEqual({ __typename: "NotFound", message: "Not found" });
  expect(missing).toEqual(theirs);
});

test("a preorder that is taken back closes its page and keeps its day", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id, gid } = await aRelease(server, workspaceId, {
    ...on("2027-03-12"),
    ...{ state: "preorder", visibility: "public", preorderFrom: new Date("2027-01-01T00:00:00Z") },
  });
  expect(await mutate(server, viewer, "cancelPreorder", { id: gid })).toMatchObject({
    release: { state: "scheduled", date: "2027-03-12T09:00:00.000Z" },
  });
  expect(await releaseRow(server, id)).toMatchObject({ visibility: "private", preorderFrom: null });
  await mutate(server, viewer, "cancelPreorder", { id: gid });
  expect(await auditOf(id)).toEqual(["release.cancelPreorder"]);
});

/** A preorder that began, with a song that is given at once. */
async function aPreorder(some: object = {}) {
  const artist = await anArtist(server);
  const release = await aRelease(server, artist.workspaceId, {
    ...on("2027-03-12"),
    ...{ state: "scheduled", preorderFrom: new Date("2027-01-01T00:00:00Z") },
  });
  const instant = server.db.updateTable("releaseTrack").set({ isInstant: true });
  await instant.where("releaseId", "=", release.id).execute();
  await reconcileReleases(server, NOW);
  if (Object.keys(some).length > 0)
    await server.db.updateTable("release").set(some).where("id", "=", release.id).execute();
  const { version } = await releaseRow(server, release.id);
  return { ...artist, ...release, version };
}

test.each([
  ["is emptied", null],
  ["is moved to later", "2027-02-01T00:00:00Z"],
])("a preorder whose day %s closes its page and its songs", async (_case, preorderFrom) => {
  const { viewer, id, gid, tracks, version } = await aPreorder();
  expect(await releaseRow(server, id)).toMatchObject({ state: "preorder", visibility: "public" });
  expect(await visibilities(server, tracks)).toEqual(["public"]);
  const { release } = await mutate(server, viewer, "updateRelease", { id: gid, version, preorderFrom });
  expect(release).toMatchObject({
    state: "scheduled",
    version: version + 1,
    date: "2027-03-12T09:00:00.000Z",
  });
  expect((await releaseRow(server, id)).visibility).toBe("private");
  expect(await visibilities(server, tracks)).toEqual(["private"]);
  await reconcileReleases(server, new Date("2027-02-01T00:00:00Z"));
  const later = preorderFrom ? "preorder" : "scheduled";
  expect((await releaseRow(server, id)).state).toBe(later);
  expect(await visibilities(server, tracks)).toEqual([preorderFrom ? "public" : "private"]);
});

test("a preorder goes on while something else of it is written, or its day is moved to an earlier one", async () => {
  const { viewer, id, gid, version } = await aPreorder();
  await mutate(server, viewer, "updateRelease", { id: gid, version, title: "Undertow II" });
  await mutate(server, viewer, "updateRelease", {
    ...{ id: gid, version: version + 1, preorderFrom: "2027-01-02T00:00:00Z" },
  });
  expect(await releaseRow(server, id)).toMatchObject({
    ...{ state: "preorder", visibility: "public", version: version + 2 },
  });
});

test("a preorder that lost its day is taken back all the same", async () => {
  const { viewer, id, gid } = await aPreorder({ preorderFrom: null });
  expect(await mutate(server, viewer, "cancelPreorder", { id: gid })).toMatchObject({
    release: { state: "scheduled" },
  });
  expect(await releaseRow(server, id)).toMatchObject({ state: "scheduled", visibility: "private" });
});

test("a calendar reads the plan at its secret address, and finds each release at its moment", async () => {
  const { viewer, workspaceId, userId } = await anArtist(server);
  const { id } = await aRelease(server, workspaceId, {
    ...on("2027-03-12"),
    ...{ title: "Undertow, again; part 2", versionTitle: "Deluxe", state: "scheduled", version: 4 },
    preorderFrom: new Date("2027-02-01T00:00:00Z"),
  });
  await aRelease(server, workspaceId, { title: "Idea", ...on("2027-05-07"), state: "draft" });
  await aRelease(server, workspaceId, { title: "Gone", ...on("2027-05-14"), state: "takenDown" });
  await aRelease(server, workspaceId, { title: "Someday" });
  const address = await feedOf(viewer, workspaceId);
  const answer = await fetched(address);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const { name, events } = readICalendar(answer.text);
  expect(name).toBe("Release plan: Nova's Studio");
  expect(events.map(({ SUMMARY, DTSTART, STATUS }) => [DTSTART, STATUS, SUMMARY])).toEqual([
    ["20270312T090000Z", "CONFIRMED", "Undertow, again; part 2 (Deluxe) · Mara Lune"],
    ["20270201T000000Z", "CONFIRMED", "Preorder begins: Undertow, again; part 2 (Deluxe) · Mara Lune"],
    ["20270507T090000Z", "TENTATIVE", "Idea · Mara Lune"],
  ]);
  expect(events[0]).toMatchObject({
    UID: `release-${id}@levare`,
    SEQUENCE: "4",
    URL: `http://127.0.0.1:4000/releases/${id}`,
    DESCRIPTION: "Scheduled",
  });
  const secret = /feeds\/(.+)\.ics/.exec(address)![1]!;
  const kept = await server.db.selectFrom("calendarFeed").selectAll().where("userId", "=", userId).execute();
  expect(JSON.stringify(kept)).not.toContain(secret);
  expect(kept[0]!.readAt).toEqual(NOW);
});

test("a calendar speaks the language that its owner chose", async () => {
  const { viewer, workspaceId, userId } = await anArtist(server);
  await aRelease(server, workspaceId, { ...on("2027-03-12"), state: "scheduled" });
  const value = JSON.stringify("es");
  await server.db.insertInto("preference").values({ userId, key: "locale", value }).execute();
  const { name, events } = readICalendar((await fetched(await feedOf(viewer, workspaceId))).text);
  expect([name, events[0]!.DESCRIPTION]).toEqual(["Plan de lanzamientos: Nova's Studio", "Programado"]);
});

test("a calendar that has the newest plan is told no more than that, and of a move it hears", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { gid } = await aRelease(server, workspaceId, { ...on("2027-03-12"), state: "scheduled" });
  const address = await feedOf(viewer, workspaceId);
  const first = await fetched(address);
  const tag = first.headers.get("etag")!;
  now = new Date("2027-01-05T09:00:00Z");
  expect((await fetched(address, { "if-none-match": tag })).status).toBe(304);
  await mutate(server, viewer, "moveRelease", { id: gid, version: 1, releaseDay: "2027-03-19" });
  const [before, after] = [first.text, (await fetched(address, { "if-none-match": tag })).text].map(
    (text) => readICalendar(text).events[0]!,
  );
  expect(after).toMatchObject({ UID: before!.UID, DTSTART: "20270319T090000Z", DTSTAMP: "20270105T090000Z" });
  expect(Number(after!.SEQUENCE)).toBeGreaterThan(Number(before!.SEQUENCE));
});

test("an address that was taken back, renewed or never was is answered alike", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const never = await fetched("http://x/api/planner/feeds/never-was.ics");
  const first = await feedOf(viewer, workspaceId);
  const second = await feedOf(viewer, workspaceId);
  expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
  await revoke(viewer, workspaceId);
  await revoke(viewer, workspaceId);
  const revoked = await fetched(second);
  expect([revoked.status, revoked.text]).toEqual([never.status, never.text]);
  expect(await auditOf(workspaceId)).toEqual([
    "calendarFeed.create",
    "calendarFeed.create",
    "calendarFeed.revoke",
  ]);
});

test.each<[string, (place: { userId: string; workspaceId: string }) => Promise<unknown>]>([
  [
    "who left the studio",
    ({ userId }) => server.db.deleteFrom("membership").where("userId", "=", userId).execute(),
  ],
  [
    "who was suspended",
    ({ userId }) =>
      server.db.updateTable("user").set({ suspendedAt: NOW }).where("id", "=", userId).execute(),
  ],
  [
    "whose plan ended",
    ({ userId }) =>
      server.db
        .updateTable("user")
        .set({ userTier: "artist_starter", trialEndsAt: new Date("2026-12-01T00:00:00Z") })
        .where("id", "=", userId)
        .execute(),
  ],
  [
    "whose studio is being deleted",
    ({ workspaceId }) =>
      server.db.updateTable("workspace").set({ deletedAt: NOW }).where("id", "=", workspaceId).execute(),
  ],
])("the calendar of somebody %s reads nothing more", async (_case, happens) => {
  const place = await anArtist(server);
  const address = await feedOf(place.viewer, place.workspaceId);
  expect((await fetched(address)).status).toBe(200);
  await happens(place);
  expect((await fetched(address)).status).toBe(404);
});

test("the plan as a file holds every release, in the studio's days, and no formula", async () => {
  const { viewer, workspaceId, userId } = await anArtist(server);
  await aRelease(server, workspaceId, { title: "=Undertow", ...on("2027-01-08"), state: "scheduled" });
  await aRelease(server, workspaceId, { title: "Someday" });
  const cookie = await server.cookieFor(userId);
  const file = (id: string) =>
    server.app.request(`/api/planner/plan.csv?workspace=${encodeURIComponent(studioGid(id))}`, {
      headers: { cookie },
    });
  const [headings, first, second] = parseCsv(await (await file(workspaceId)).text());
  const row = (cells: string[]) => Object.fromEntries(headings!.map((heading, at) => [heading, cells[at]]));
  expect(row(first!)).toMatchObject({
    ...{ title: "'=Undertow", artists: "Mara Lune", state: "scheduled", day: "2027-01-08", time: "10:00" },
    ...{ timezone: "Europe/Madrid", moment_utc: "2027-01-08T09:00:00.000Z", hints: "pitchOver; storesShort" },
  });
  expect(row(second!)).toMatchObject({ title: "Someday", day: "", hints: "" });
  const stranger = await anArtist(server);
  expect((await file(stranger.workspaceId)).status).toBe(404);
  expect(viewer.tier).toBe("pro");
});
