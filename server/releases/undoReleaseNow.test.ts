import { sql } from "kysely";
import { newId } from "../../db/ids.ts";
import { insertMarks } from "../../db/library/marks.ts";
import { aUser } from "../../db/testing/build.ts";
import { notifyFollowers } from "../library/notifyFollowers.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { reconcileReleases } from "./reconcileReleases.ts";
import { anArtist, aRelease, mutate, releaseRow, visibilities } from "./testing.ts";

const at = (time: string) => new Date(time);
const NOW = at("2027-01-04T09:00:00Z");
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => NOW)));
afterAll(() => server.close());

test("what went out by hand goes back for a minute to where it stood, with its day, and its followers hear of neither", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id, gid, tracks } = await aRelease(server, workspaceId);
  await mutate(server, viewer, "scheduleRelease", { id: gid, version: 1, releaseDay: "2027-03-28" });
  const before = await releaseRow(server, id);
  const fan = await aUser(server.db, { role: "fan", capabilities: ["fan"] });
  const { artistId } = await server.db
    .selectFrom("releaseArtist")
    .select("artistId")
    .where("releaseId", "=", id)
    .executeTakeFirstOrThrow();
  await insertMarks(server.db, "artist", [{ userId: fan.id, id: artistId, at: NOW }]);
  const step = () => notifyFollowers(server, { releaseId: id, afterId: null }, () => NOW);
  expect((await mutate(server, viewer, "releaseNow", { id: gid })).release.state).toBe("live");
  expect(await visibilities(server, tracks)).toEqual(["public"]);
  await step();
  expect((await mutate(server, viewer, "undoReleaseNow", { id: gid })).release.state).toBe("scheduled");
  const { version: _, updatedAt: __, ...after } = await releaseRow(server, id);
  expect(before).toMatchObject(after);
  expect(await visibilities(server, tracks)).toEqual(["private"]);
  await step();
  const news = server.db.selectFrom("notification").select("titleEn").where("userId", "=", fan.id);
  expect(await news.execute()).toEqual([]);
  // Its day lets it out all the same.
  await reconcileReleases(server, at("2027-04-01T00:00:00Z"));
  expect((await releaseRow(server, id)).state).toBe("live");
  await step();
  expect(await news.execute()).toHaveLength(1);
});

test("a preorder that went out by hand and is put back gives only the tracks that buyers get at once", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const date = at("2027-05-01T00:00:00Z");
  const { id, gid, tracks } = await aRelease(
    server,
    workspaceId,
    { state: "preorder", date, visibility: "public" },
    2,
  );
  await sql`update "releaseTrack" set "isInstant" = true where "trackId" = ${tracks[0]}`.execute(server.db);
  await mutate(server, viewer, "releaseNow", { id: gid });
  expect(await visibilities(server, tracks)).toEqual(["public", "public"]);
  await mutate(server, viewer, "undoReleaseNow", { id: gid });
  expect(await releaseRow(server, id)).toMatchObject({ state: "preorder", date, wentLiveAt: null });
  expect(await visibilities(server, tracks)).toEqual(["public", "private"]);
});

test("what somebody has heard, what is out for a whole minute and what came out on its day stays out", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const heard = await aRelease(server, workspaceId);
  await mutate(server, viewer, "releaseNow", { id: heard.gid });
  const day = { outcome: "counted", heardMs: 40_000, startedAt: NOW, createdAt: NOW };
  await server.db
    .insertInto("play")
    .values({ id: newId(), trackId: heard.tracks[0]!, listenerKey: "somebody", ...day })
    .execute();
  const late = await aRelease(server, workspaceId, {
    ...{ state: "live", wentLiveAt: new Date(NOW.getTime() - 60_000) },
    beforeLive: JSON.stringify({
      state: "ready",
      date: null,
      releaseDay: null,
      releaseTime: "00:00",
      timezone: null,
    }),
  });
  const due = await aRelease(server, workspaceId, { state: "live", wentLiveAt: NOW });
  for (const [{ gid }, reason] of [
    [heard, "heard"],
    [late, "tooLate"],
    [due, "wrongState"],
  ] as const)
    expect(await mutate(server, viewer, "undoReleaseNow", { id: gid })).toMatchObject({
      ...{ __typename: "ReleaseHeldBack", problems: [{ reason, count: 1 }] },
    });
});
