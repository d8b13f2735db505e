import { sql } from "kysely";
import { addToRelease } from "../../db/catalog/releases.ts";
import { makeProfile } from "../../db/profiles/profiles.ts";
import { aTrack } from "../../db/testing/build.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { goLiveAt, goOn } from "./goLive.ts";
import { reconcileReleases } from "./reconcileReleases.ts";
import { anArtist, aRelease, mutate, releaseRow, trackGid, visibilities } from "./testing.ts";

let now = new Date("2027-01-04T09:00:00Z");
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => now)));
beforeEach(() => void (now = new Date("2027-01-04T09:00:00Z")));
afterAll(() => server.close());

const at = (time: string) => new Date(time);

async function scheduled(some: object = {}, trackCount = 1) {
  const artist = await anArtist(server);
  const release = await aRelease(server, artist.workspaceId, {}, trackCount);
  const input = { id: release.gid, version: 1, releaseDay: "2027-03-28", releaseTime: "02:30", ...some };
  const answer = await mutate(server, artist.viewer, "scheduleRelease", input);
  return { ...artist, ...release, answer };
}

async function told(id: string) {
  const news = await server.db
    .selectFrom("notification")
    .select("titleEn")
    .where("link", "=", `/releases/${id}`)
    .execute();
  const log = await server.db
    .selectFrom("audit")
    .select("action")
    .where("entityId", "=", id)
    .where("action", "in", ["release.live", "release.hold"])
    .execute();
  return { news: news.map(({ titleEn }) => titleEn), log: log.map(({ action }) => action) };
}

interface Studio {
  userId: string;
  workspaceId: string;
}
async function change(studio: Studio, verb: "deleteWorkspace" | "undeleteWorkspace") {
  const { name } = await server.db
    .selectFrom("workspace")
    .select("name")
    .where("id", "=", studio.workspaceId)
    .executeTakeFirstOrThrow();
  const type = `${verb[0]!.toUpperCase()}${verb.slice(1)}`;
  const id = encodeGlobalID("Workspace", studio.workspaceId);
  const { data } = await server.ask(
    await viewerFor(server, studio.userId),
    `mutation Do($input: ${type}Input!) { ${verb}(input: $input) { __typename } }`,
    { input: verb === "deleteWorkspace" ? { id, name } : { id } },
  );
  expect(data[verb].__typename).toBe(`${type}Payload`);
}

async function suspend({ workspaceId }: Studio, suspendedAt: Date | null) {
  await server.db.updateTable("workspace").set({ suspendedAt }).where("id", "=", workspaceId).execute();
}

/** What a visitor finds by these words. */
async function found(text: string): Promise<string[]> {
  const query = `query Find($text: String!) {
    search(text: $text, scope: ALL) { edges { node { ... on Track { title } ... on Release { title } } } }
  }`;
  const { data } = await server.ask(null, query, { text });
  return data.search.edges.map(({ node }: any) => node.title);
}

test("in the hour that spring skips, a release goes out at the minute after it, and not a second before", async () => {
  const { id, tracks, answer } = await scheduled();
  expect(answer.release).toMatchObject({ state: "scheduled", date: "2027-03-28T01:30:00.000Z" });
  await reconcileReleases(server, at("2027-03-28T01:29:59.999Z"));
  expect(await releaseRow(server, id)).toMatchObject({ state: "scheduled", visibility: "private" });
  await reconcileReleases(server, at("2027-03-28T01:30:00Z"));
  expect(await releaseRow(server, id)).toMatchObject({
    ...{ state: "live", visibility: "public", wentLiveAt: at("2027-03-28T01:30:00Z") },
  });
  expect(await visibilities(server, tracks)).toEqual(["public"]);
  expect(await told(id)).toEqual({ news: ["Undertow is live"], log: ["release.live"] });
  const doc = await server.db
    .selectFrom("searchDoc")
    .selectAll()
    .where("entityId", "=", id)
    .executeTakeFirst();
  expect(doc).toBeDefined();
});

test("what a deleted studio had scheduled stays hidden on its day, and comes out once the studio is restored", async () => {
  const release = await scheduled();
  const title = `Quicksand ${release.id.slice(-8)}`;
  await server.db.updateTable("release").set({ title }).where("id", "=", release.id).execute();
  await change(release, "deleteWorkspace");
  const day = at("2027-03-28T01:30:00Z");
  await reconcileReleases(server, day);
  await goLiveAt(server, { releaseId: release.id, date: day.toISOString() }, async () => day);
  expect(await releaseRow(server, release.id)).toMatchObject({ state: "scheduled", visibility: "private" });
  expect(await visibilities(server, release.tracks)).toEqual(["private"]);
  expect(await found(title)).toEqual([]);
  expect(await told(release.id)).toEqual({ news: [], log: [] });
  await change(release, "undeleteWorkspace");
  await reconcileReleases(server, day);
  expect(await releaseRow(server, release.id)).toMatchObject({ state: "live", visibility: "public" });
  expect(await visibilities(server, release.tracks)).toEqual(["public"]);
  expect(await found(title)).toContain(title);
});

test("a preorder of a deleted studio stays hidden on its day, and comes out once the studio is restored", async () => {
  const release = await scheduled();
  const save = { id: release.gid, version: 2, preorderFrom: "2027-03-01T00:00:00Z", priceMinor: 900 };
  await mutate(server, release.viewer, "updateRelease", save);
  await reconcileReleases(server, at("2027-03-01T00:00:00Z"));
  await change(release, "deleteWorkspace");
  await reconcileReleases(server, at("2027-03-28T01:30:00Z"));
  expect(await releaseRow(server, release.id)).toMatchObject({ state: "preorder", visibility: "private" });
  expect(await visibilities(server, release.tracks)).toEqual(["private"]);
  await change(release, "undeleteWorkspace");
  expect(await releaseRow(server, release.id)).toMatchObject({ state: "preorder", visibility: "public" });
  await reconcileReleases(server, at("2027-03-28T01:30:00Z"));
  expect(await releaseRow(server, release.id)).toMatchObject({ state: "live", visibility: "public" });
});

test("what a suspended studio had scheduled waits until the studio is back", async () => {
  const release = await scheduled();
  await suspend(release, now);
  await reconcileReleases(server, at("2027-03-28T01:30:00Z"));
  expect(await releaseRow(server, release.id)).toMatchObject({ state: "scheduled", visibility: "private" });
  await suspend(release, null);
  await reconcileReleases(server, at("2027-03-28T01:30:00Z"));
  expect((await releaseRow(server, release.id)).state).toBe("live");
});

test("many processes at once let it out once, with one line in the log and one notification", async () => {
  const { id } = await scheduled();
  const then = at("2027-04-01T00:00:00Z");
  const outcomes = await Promise.all([
    goOn(server, id, then),
    goOn(server, id, then, "leave"),
    reconcileReleases(server, then),
    goOn(server, id, then),
    reconcileReleases(server, then),
  ]);
  await reconcileReleases(server, then);
  expect(outcomes.filter((outcome) => outcome === "live").length).toBeLessThanOrEqual(1);
  expect(await told(id)).toEqual({ news: ["Undertow is live"], log: ["release.live"] });
});

test("a job that rings before its moment comes again for the rest", async () => {
  const { id } = await scheduled();
  const date = "2027-03-28T01:30:00.000Z";
  const { rows: before } = await countJobs();
  await goLiveAt(server, { releaseId: id, date }, async () => at("2027-03-28T01:29:00Z"));
  const { rows: after } = await countJobs();
  expect(after[0]!.count - before[0]!.count).toBe(1);
  expect((await releaseRow(server, id)).state).toBe("scheduled");
  await goLiveAt(server, { releaseId: id, date }, async () => at(date));
  expect((await releaseRow(server, id)).state).toBe("live");
});

const countJobs = () =>
  sql<{ count: number }>`select count(*)::int as count from pgboss.job where name = 'go-live'`.execute(
    server.db,
  );

test("a date that was moved rings twice and lets it out once, at the new one", async () => {
  const { id, gid, viewer } = await scheduled();
  const moved = await mutate(server, viewer, "scheduleRelease", {
    id: gid,
    version: 2,
    releaseDay: "2027-05-01",
  });
  expect(moved.release).toMatchObject({ state: "scheduled", date: "2027-05-01T00:30:00.000Z" });
  await goLiveAt(server, { releaseId: id, date: "2027-03-28T01:30:00.000Z" }, async () =>
    at("2027-03-28T01:30:00Z"),
  );
  expect((await releaseRow(server, id)).state).toBe("scheduled");
  await reconcileReleases(server, at("2027-05-01T00:30:00Z"));
  expect(await told(id)).toEqual({ news: ["Undertow is live"], log: ["release.live"] });
});

test("a release that was taken off the schedule stays where it is, whatever rings", async () => {
  const { id, gid, viewer } = await scheduled();
  expect((await mutate(server, viewer, "unscheduleRelease", { id: gid })).release.state).toBe("ready");
  await goLiveAt(server, { releaseId: id, date: "2027-03-28T01:30:00.000Z" }, async () =>
    at("2027-06-01T00:00:00Z"),
  );
  await reconcileReleases(server, at("2027-06-01T00:00:00Z"));
  expect(await releaseRow(server, id)).toMatchObject({ state: "ready", visibility: "private" });
  expect(await told(id)).toEqual({ news: [], log: [] });
});

test("after a restart without its job, the sweep of the minute lets it out", async () => {
  const { id } = await scheduled();
  await sql`delete from pgboss.job where name = 'go-live'`.execute(server.db);
  await reconcileReleases(server, at("2027-03-29T00:00:00Z"));
  expect((await releaseRow(server, id)).state).toBe("live");
});

test("a release that lost its cover meanwhile is held, and the team hears of it", async () => {
  const { id } = await scheduled();
  await server.db.updateTable("release").set({ coverKey: null }).where("id", "=", id).execute();
  await reconcileReleases(server, at("2027-03-29T00:00:00Z"));
  expect((await releaseRow(server, id)).state).toBe("ready");
  expect(await told(id)).toEqual({ news: ["Undertow did not go live"], log: ["release.hold"] });
});

test("what lacks something is not scheduled, and says everything that it lacks", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { gid } = await aRelease(server, workspaceId, { coverKey: null }, 0);
  const ask = (releaseDay: string) =>
    mutate(server, viewer, "scheduleRelease", { id: gid, version: 1, releaseDay });
  expect((await ask("2027-05-01")).problems.map(({ reason }: any) => reason)).toEqual(["noTrack", "noCover"]);
  expect((await ask("2026-05-01")).problems.map(({ reason }: any) => reason)).toEqual([
    "noTrack",
    "noCover",
    "datePast",
  ]);
});

test("the schedule is part of the plan, the button is not", async () => {
  const { viewer, workspaceId } = await anArtist(server, "artist_starter", new Date(0));
  const { gid, id } = await aRelease(server, workspaceId);
  const refused = await mutate(server, viewer, "scheduleRelease", {
    id: gid,
    version: 1,
    releaseDay: "2027-05-01",
  });
  expect(refused.errors[0].extensions.code).toBe("UPGRADE_REQUIRED");
  const { release } = await mutate(server, viewer, "releaseNow", { id: gid });
  expect(release).toMatchObject({
    state: "live",
    privateFields: { releaseDay: "2027-01-04", releaseTime: "10:00" },
  });
  expect((await releaseRow(server, id)).wentLiveAt).toEqual(now);
  await mutate(server, viewer, "releaseNow", { id: gid });
  expect((await told(id)).log).toEqual(["release.live"]);
});

test("a preorder begins at its moment and ends with the release", async () => {
  const { id, gid, viewer } = await scheduled();
  const save = { id: gid, version: 2, preorderFrom: "2027-03-01T00:00:00Z", priceMinor: 900 };
  expect((await mutate(server, viewer, "updateRelease", save)).release.state).toBe("scheduled");
  await reconcileReleases(server, at("2027-03-01T00:00:00Z"));
  expect((await releaseRow(server, id)).state).toBe("preorder");
  await reconcileReleases(server, at("2027-03-28T01:30:00Z"));
  expect((await releaseRow(server, id)).state).toBe("live");
});

test("a preorder shows its page and the tracks that are given at once, and takes both back with it", async () => {
  const { id, gid, viewer, tracks } = await scheduled({}, 2);
  const wished = tracks.map((track, at) => ({ trackId: trackGid(track), disc: 1, isInstant: at === 0 }));
  await mutate(server, viewer, "setReleaseTracks", { id: gid, version: 2, tracks: wished });
  const open = async () => {
    const rows = await server.db
      .selectFrom("track")
      .select(["id", "visibility"])
      .where("id", "in", tracks)
      .execute();
    return tracks.map((track) => rows.find((row) => row.id === track)!.visibility);
  };
  const save = { id: gid, version: 3, preorderFrom: "2027-03-01T00:00:00Z", priceMinor: 900 };
  await mutate(server, viewer, "updateRelease", save);
  expect(await open()).toEqual(["private", "private"]);
  await reconcileReleases(server, at("2027-03-01T00:00:00Z"));
  expect((await releaseRow(server, id)).visibility).toBe("public");
  expect(await open()).toEqual(["public", "private"]);
  const heard = await server.ask(null, `{ newReleases { edges { node { id } } } }`);
  expect(JSON.stringify(heard.data)).not.toContain(gid);
  const turned = wished.map((place) => ({ ...place, isInstant: !place.isInstant }));
  const { version } = await releaseRow(server, id);
  await mutate(server, viewer, "setReleaseTracks", { id: gid, version, tracks: turned });
  expect(await open()).toEqual(["private", "public"]);
  await mutate(server, viewer, "updateRelease", { id: gid, version: version + 1, audience: "unlisted" });
  expect((await releaseRow(server, id)).visibility).toBe("unlisted");
  expect(await open()).toEqual(["private", "unlisted"]);
  await mutate(server, viewer, "unscheduleRelease", { id: gid });
  expect((await releaseRow(server, id)).visibility).toBe("private");
  expect(await open()).toEqual(["private", "private"]);
});

test("withdrawing makes it private, and those of its tracks that are on nothing else that is out", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const one = await aRelease(server, workspaceId, {}, 2);
  const other = await aRelease(server, workspaceId, {}, 0);
  const shared = [...one.tracks].sort()[0]!;
  await server.db.transaction().execute((trx) => addToRelease(trx, other.id, [shared]));
  for (const { gid } of [one, other]) await mutate(server, viewer, "releaseNow", { id: gid });
  await mutate(server, viewer, "withdrawRelease", { id: one.gid });
  expect((await releaseRow(server, one.id)).visibility).toBe("private");
  expect(await visibilities(server, one.tracks)).toEqual(["public", "private"]);
  await mutate(server, viewer, "releaseNow", { id: one.gid });
  expect(await visibilities(server, one.tracks)).toEqual(["public", "public"]);
});

test.each([
  ["withdrawn", "withdrawRelease", () => ({})],
  ["made unlisted", "updateRelease", (version: number) => ({ version, audience: "unlisted" })],
])(
  "a song that an unlisted release brings, too, is found by link alone once its public release is %s",
  async (_case, verb, input) => {
    const { viewer, workspaceId } = await anArtist(server);
    const one = await aRelease(server, workspaceId, {}, 2);
    const other = await aRelease(server, workspaceId, { audience: "unlisted" }, 0);
    const [shared, alone] = [...one.tracks].sort();
    await server.db.transaction().execute((trx) => addToRelease(trx, other.id, [shared!]));
    for (const { gid } of [one, other]) await mutate(server, viewer, "releaseNow", { id: gid });
    expect(await visibilities(server, [shared!, alone!])).toEqual(["public", "public"]);
    const { version } = await releaseRow(server, one.id);
    await mutate(server, viewer, verb, { id: one.gid, ...input(version) });
    const rest = verb === "withdrawRelease" ? "private" : "unlisted";
    expect(await visibilities(server, [shared!, alone!])).toEqual(["unlisted", rest]);
  },
);

test("a song that is taken off a public release stays with those who have the link of its unlisted one", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const one = await aRelease(server, workspaceId, {}, 2);
  const other = await aRelease(server, workspaceId, { audience: "unlisted" }, 0);
  const [shared, stays] = one.tracks;
  await server.db.transaction().execute((trx) => addToRelease(trx, other.id, [shared!]));
  for (const { gid } of [one, other]) await mutate(server, viewer, "releaseNow", { id: gid });
  const { version } = await releaseRow(server, one.id);
  const tracks = [{ trackId: trackGid(stays!), disc: 1 }];
  await mutate(server, viewer, "setReleaseTracks", { id: one.gid, version, tracks, reason: "A remix" });
  expect(await visibilities(server, [shared!])).toEqual(["unlisted"]);
});

test("a song that its artist made public stays so when one of its unlisted releases is withdrawn", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const [one, other] = [
    await aRelease(server, workspaceId, { audience: "unlisted" }, 1),
    await aRelease(server, workspaceId, { audience: "unlisted" }, 0),
  ];
  await server.db.transaction().execute((trx) => addToRelease(trx, other.id, one.tracks));
  for (const { gid } of [one, other]) await mutate(server, viewer, "releaseNow", { id: gid });
  await server.db.updateTable("track").set({ visibility: "public" }).where("id", "in", one.tracks).execute();
  await mutate(server, viewer, "withdrawRelease", { id: one.gid });
  expect(await visibilities(server, one.tracks)).toEqual(["public"]);
});

test("an unlisted release opens its tracks no further, and leaves public ones public", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { gid, id } = await aRelease(server, workspaceId, { audience: "unlisted" }, 1);
  const open = await aTrack(server.db, { workspaceId, visibility: "public", releaseId: id });
  await mutate(server, viewer, "releaseNow", { id: gid });
  const tracks = await server.db
    .selectFrom("track")
    .innerJoin("releaseTrack", "releaseTrack.trackId", "track.id")
    .where("releaseTrack.releaseId", "=", id)
    .orderBy("position")
    .select(["track.id", "visibility"])
    .execute();
  expect(tracks.map(({ visibility }) => visibility)).toEqual(["unlisted", "public"]);
  expect(tracks[1]!.id).toBe(open.id);
  const stranger = await anArtist(server);
  const heard = await server.ask(
    stranger.viewer,
    `query Heard($id: ID!) { node(id: $id) { ... on Release { trackCount tracks { edges { node { title } } } runningOrder { disc } } } }`,
    { id: gid },
  );
  expect(heard.data.node.trackCount).toBe(2);
  expect(heard.data.node.tracks.edges).toHaveLength(2);
  expect(heard.data.node.runningOrder).toHaveLength(2);
});

test("a preorder that the platform takes down shows nothing, and its moment passes; put back, it waits for a new one", async () => {
  const { workspaceId } = await anArtist(server);
  const chief = await anArtist(server);
  const superadmin = { ...chief.viewer, role: "superadmin" as const };
  const date = new Date("2031-05-01T08:00:00Z");
  const preorder = {
    state: "preorder",
    visibility: "public",
    date,
    preorderFrom: new Date("2031-04-01T08:00:00Z"),
  };
  const { gid, id } = await aRelease(server, workspaceId, preorder);
  const say = (verb: string, type: string, input: object) =>
    server.ask(superadmin, `mutation Do($input: ${type}!) { ${verb}(input: $input) { __typename } }`, {
      input,
    });
  await say("takeDownRelease", "TakeDownReleaseInput", { id: gid, reason: "A claim" });
  expect(await releaseRow(server, id)).toMatchObject({ state: "takenDown", visibility: "private" });
  expect(await goOn(server, id, date)).toBeNull();
  await say("reinstateRelease", "ReinstateReleaseInput", { id: gid });
  expect(await releaseRow(server, id)).toMatchObject({ state: "ready", visibility: "private" });
  expect(await goOn(server, id, date)).toBeNull();
});

test("what the platform took down comes back by the platform alone", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const chief = await anArtist(server);
  const superadmin = { ...chief.viewer, role: "superadmin" as const };
  const { gid, id } = await aRelease(server, workspaceId);
  await mutate(server, viewer, "releaseNow", { id: gid });
  const command = async (verb: string, input: object) =>
    (
      await server.ask(
        superadmin,
        `mutation Do($input: ${verb[0]!.toUpperCase()}${verb.slice(1)}Input!) { ${verb}(input: $input) { __typename } }`,
        { input },
      )
    ).data[verb].__typename;
  expect(await command("takeDownRelease", { id: gid, reason: "A claim" })).toBe("TakeDownReleasePayload");
  expect(await releaseRow(server, id)).toMatchObject({ state: "takenDown", visibility: "private" });
  expect(await mutate(server, viewer, "releaseNow", { id: gid })).toMatchObject({ __typename: "NotFound" });
  expect(await command("reinstateRelease", { id: gid })).toBe("ReinstateReleasePayload");
  expect((await releaseRow(server, id)).visibility).toBe("public");
});

test("what the platform took down in a deleted studio stays down when the studio is restored", async () => {
  const studio = await anArtist(server);
  const chief = await anArtist(server);
  const superadmin = { ...chief.viewer, role: "superadmin" as const };
  const profile = { id: studio.userId, name: "Nova Reef", capabilities: ["artist" as const] };
  await makeProfile(server.db, profile);
  const { handle } = await server.db
    .selectFrom("profile")
    .select("handle")
    .where("userId", "=", studio.userId)
    .executeTakeFirstOrThrow();
  const { gid, id, tracks } = await aRelease(server, studio.workspaceId, { slug: "undertow" }, 3);
  const kept = await aRelease(server, studio.workspaceId, { slug: "kept" }, 0);
  const linked = await aRelease(server, studio.workspaceId, { slug: "linked", audience: "unlisted" }, 0);
  const [alone, shared, byLink] = [...tracks].sort();
  await server.db.transaction().execute(async (trx) => {
    await addToRelease(trx, kept.id, [shared!]);
    await addToRelease(trx, linked.id, [byLink!]);
  });
  for (const release of [gid, kept.gid, linked.gid])
    await mutate(server, studio.viewer, "releaseNow", { id: release });
  await change(studio, "deleteWorkspace");
  const command = (verb: string, input: object) =>
    server.ask(
      superadmin,
      `mutation Do($input: ${verb[0]!.toUpperCase()}${verb.slice(1)}Input!) { ${verb}(input: $input) { __typename } }`,
      { input },
    );
  await command("takeDownRelease", { id: gid, reason: "A claim" });
  await change(studio, "undeleteWorkspace");
  expect(await releaseRow(server, id)).toMatchObject({ state: "takenDown", visibility: "private" });
  expect((await releaseRow(server, kept.id)).visibility).toBe("public");
  expect(await visibilities(server, [alone!, shared!, byLink!])).toEqual(["private", "public", "unlisted"]);
  const { releaseId: home } = await server.db
    .selectFrom("track")
    .select("releaseId")
    .where("id", "=", shared!)
    .executeTakeFirstOrThrow();
  // Its cover and title are those of what everybody finds, not of what a claim was about.
  expect(home).toBe(kept.id);
  expect((await server.app.request(`/@${handle}/undertow`)).status).toBe(404);
  expect((await server.app.request(`/@${handle}/kept`)).status).toBe(200);
});

test("what the platform puts back in a deleted studio is shown once the studio is restored, not before", async () => {
  const studio = await anArtist(server);
  const chief = await anArtist(server);
  const superadmin = { ...chief.viewer, role: "superadmin" as const };
  const { gid, id, tracks } = await aRelease(server, studio.workspaceId);
  await mutate(server, studio.viewer, "releaseNow", { id: gid });
  await change(studio, "deleteWorkspace");
  for (const [verb, input] of [
    ["TakeDownRelease", { id: gid, reason: "A claim" }],
    ["ReinstateRelease", { id: gid }],
  ] as const) {
    const field = verb[0]!.toLowerCase() + verb.slice(1);
    const command = `mutation Do($input: ${verb}Input!) { ${field}(input: $input) { __typename } }`;
    await server.ask(superadmin, command, { input });
  }
  expect(await releaseRow(server, id)).toMatchObject({ state: "live", visibility: "private" });
  expect(await visibilities(server, tracks)).toEqual(["private"]);
  await change(studio, "undeleteWorkspace");
  expect(await releaseRow(server, id)).toMatchObject({ state: "live", visibility: "public" });
  expect(await visibilities(server, tracks)).toEqual(["public"]);
});
