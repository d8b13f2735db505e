import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Transaction } from "kysely";
import { findOrMakeArtists } from "../../db/catalog/artists.ts";
import { newId } from "../../db/ids.ts";
import type { DB } from "../../db/tables.generated.ts";
import { updateWorkspace } from "../../db/workspaces/workspaces.ts";
import { anArtist, aRelease, mutate } from "../releases/testing.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { reconcileCompliance } from "./reconcileCompliance.ts";
import { recount } from "./recount.ts";
import { complianceOf, mend } from "./testing.ts";

const NOW = new Date("2027-01-04T09:00:00Z");
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => NOW)));
afterAll(() => server.close());

const codesOf = ({ findings }: any, severity?: string) =>
  findings.filter((each: any) => !severity || each.severity === severity).map(({ code }: any) => code);
const findingOf = ({ findings }: any, code: string) => findings.find((each: any) => each.code === code);
const retitle = (id: string, change: object) =>
  server.db.updateTable("track").set(change).where("id", "=", id).execute();

const STATUS = /* GraphQL */ `query Status($id: ID!, $statuses: [ComplianceStatus!]) {
  node(id: $id) { ... on Workspace {
    complianceStatus
    complianceSummary { ok attention blocked checkedAt }
    complianceReport(first: 10, statuses: $statuses) { totalCount edges { node { title compliance { score } } } }
  } }
}`;
async function standingOf(viewer: any, workspaceId: string, statuses: string[] | null = null) {
  const id = encodeGlobalID("Workspace", workspaceId);
  const { complianceReport, ...rest } = (await server.ask(viewer, STATUS, { id, statuses })).data.node;
  const { totalCount, edges } = complianceReport;
  return { ...rest, totalCount, titles: edges.map(({ node }: any) => node.title) };
}

test("planted faults are found, each with its severity, its subject and the way to its field", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { gid, tracks } = await aRelease(
    server,
    workspaceId,
    { title: "LOW WATER", upc: "0036000291453" },
    2,
  );
  await retitle(tracks[0]!, { title: "Tide (Radio Edit)", isCover: true });
  await retitle(tracks[1]!, { title: "Track 02", isrc: "QZKLR2600001" });
  const said = await complianceOf(server, viewer, gid);
  expect(codesOf(said, "blocker")).toEqual(["upcInvalid", "titlePlaceholder", "licenceMissing"]);
  expect(codesOf(said, "warning")).toEqual(
    expect.arrayContaining(["isrcMissing", "titleAllCaps", "titleVersion", "aiUnanswered", "cLineMissing"]),
  );
  expect(said).toMatchObject({ status: "blocked", blockers: 3 });
  expect(findingOf(said, "licenceMissing")).toMatchObject({
    subject: { kind: "track", nodeId: encodeGlobalID("Track", tracks[0]!), name: "Tide (Radio Edit)" },
    fixPath: `/catalog/tracks/${encodeURIComponent(encodeGlobalID("Track", tracks[0]!))}#field-coverLicence`,
    isWaivable: false,
  });
});

test("many releases of one page are judged by as many statements as one", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  await aRelease(server, workspaceId);
  const ask = () => server.statementsDuring(() => standingOf(viewer, workspaceId));
  await ask();
  const one = await ask();
  for (let place = 0; place < 8; place++) await aRelease(server, workspaceId, {}, 2);
  await recount(server.db, workspaceId);
  const nine = await ask();
  expect(nine.length).toBe(one.length);
});

test("a studio stands as its worst release does, and knows of every change, whoever made it", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  expect(await standingOf(viewer, workspaceId)).toMatchObject({ complianceStatus: "ok", totalCount: 0 });
  const { id, tracks } = await aRelease(server, workspaceId, { title: "Ebb" });
  expect(await standingOf(viewer, workspaceId)).toMatchObject({ complianceStatus: "attention" });
  // Straight into the rows, as an import, a job or another process does it.
  await retitle(tracks[0]!, { isCover: true });
  expect(await standingOf(viewer, workspaceId, ["blocked"])).toMatchObject({
    ...{ complianceStatus: "blocked", totalCount: 1, titles: ["Ebb"] },
    complianceSummary: { ok: 0, attention: 0, blocked: 1 },
  });
  const kept = server.db.selectFrom("workspace").select("complianceStatus").where("id", "=", workspaceId);
  expect(await kept.executeTakeFirst()).toEqual({ complianceStatus: "blocked" });
  await retitle(tracks[0]!, { coverLicence: "SGAE 2026-114" });
  expect(await standingOf(viewer, workspaceId, ["blocked"])).toMatchObject({ totalCount: 0, titles: [] });
  await server.db.updateTable("release").set({ state: "archived" }).where("id", "=", id).execute();
  expect(await standingOf(viewer, workspaceId)).toMatchObject({ complianceStatus: "ok", totalCount: 0 });
});

test.each<
  [string, (ids: { track: string; release: string; work: string; party: string }) => Promise<unknown>]
>([
  ["lyrics", ({ track }) => server.db.insertInto("lyrics").values({ trackId: track, plain: "la" }).execute()],
  ["a measurement", ({ track }) => server.db.insertInto("measurement").values({ trackId: track }).execute()],
  [
    "a track that leaves",
    ({ track }) => server.db.deleteFrom("releaseTrack").where("trackId", "=", track).execute(),
  ],
  [
    "an artist that goes",
    ({ release }) => server.db.deleteFrom("releaseArtist").where("releaseId", "=", release).execute(),
  ],
  [
    "a writer's share",
    ({ work }) =>
      server.db.updateTable("workWriter").set({ shareBp: 1 }).where("workId", "=", work).execute(),
  ],
  [
    "a number of a person",
    ({ party }) => server.db.updateTable("party").set({ ipi: "1" }).where("id", "=", party).execute(),
  ],
  [
    "a code of a work",
    ({ work }) => server.db.updateTable("work").set({ iswc: "T1" }).where("id", "=", work).execute(),
  ],
  [
    "a fact of the release",
    ({ release }) =>
      server.db.updateTable("release").set({ genre: "pop" }).where("id", "=", release).execute(),
  ],
])("%s leaves a note, and the next look takes it away", async (_name, change) => {
  const { workspaceId } = await anArtist(server);
  const { id: release, tracks } = await aRelease(server, workspaceId);
  const [work, party, track] = [newId(), newId(), tracks[0]!];
  await server.db.insertInto("party").values({ id: party, workspaceId, name: "Noa" }).execute();
  await server.db.insertInto("work").values({ id: work, workspaceId, title: "Ebb" }).execute();
  await server.db.insertInto("trackWork").values({ trackId: track, workId: work, position: 0 }).execute();
  await server.db
    .insertInto("workWriter")
    .values({ workId: work, partyId: party, role: "CA", shareBp: 10_000, position: 0 })
    .execute();
  await recount(server.db, workspaceId);
  expect(await recount(server.db, workspaceId)).toBe(0);
  await change({ track, release, work, party });
  expect(await recount(server.db, workspaceId)).toBe(1);
  expect(await recount(server.db, workspaceId)).toBe(0);
});

test("the job counts what nobody looks at, and forgets releases that are gone", async () => {
  const { workspaceId } = await anArtist(server);
  const { id } = await aRelease(server, workspaceId);
  await reconcileCompliance(server);
  const kept = () =>
    server.db.selectFrom("complianceStatus").selectAll().where("releaseId", "=", id).executeTakeFirst();
  expect(await kept()).toMatchObject({ status: "attention", blockers: 0 });
  await server.db.deleteFrom("release").where("id", "=", id).execute();
  await reconcileCompliance(server);
  const notes = await server.db.selectFrom("complianceDue").selectAll().execute();
  expect([await kept(), notes]).toEqual([undefined, []]);
});

test("a status that was read before a change does not stand over one that was read after it", async () => {
  const { workspaceId } = await anArtist(server);
  const { id, tracks } = await aRelease(server, workspaceId);
  const [slow] = await Promise.all([
    recount(server.db, workspaceId),
    retitle(tracks[0]!, { isCover: true }),
    recount(server.db, workspaceId),
  ]);
  await recount(server.db, workspaceId);
  const kept = await server.db
    .selectFrom("complianceStatus")
    .select("status")
    .where("releaseId", "=", id)
    .executeTakeFirstOrThrow();
  expect([typeof slow, kept.status]).toEqual(["number", "blocked"]);
});

test("a release with a blocker is not scheduled and does not go out, and says which findings hold it", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id, gid, tracks } = await aRelease(server, workspaceId);
  await retitle(tracks[0]!, { isCover: true });
  const held = { __typename: "ReleaseHeldBack", problems: [{ reason: "blocked", count: 1 }] };
  const when = { id: gid, version: 1, releaseDay: "2027-03-01", releaseTime: "10:00" };
  expect(await mutate(server, viewer, "scheduleRelease", when)).toMatchObject(held);
  const answer = await server.ask(
    viewer,
    /* GraphQL */ `mutation ReleaseNow($input: ReleaseNowInput!) { releaseNow(input: $input) {
      ... on ReleaseHeldBack { problems { count } findings { code fixPath } }
    } }`,
    { input: { id: gid } },
  );
  expect(answer.data.releaseNow.findings).toEqual([
    { code: "licenceMissing", fixPath: expect.stringContaining("#field-coverLicence") },
  ]);
  await retitle(tracks[0]!, { coverLicence: "SGAE 2026-114" });
  expect(await mutate(server, viewer, "scheduleRelease", when)).toMatchObject({
    release: { state: "scheduled" },
  });
  expect((await complianceOf(server, viewer, gid)).blockers).toBe(0);
  expect(id).toBeTruthy();
});

test("a finding that may be left is left with a reason, for everybody to read, and taken back", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { id, gid, tracks } = await aRelease(server, workspaceId);
  await retitle(tracks[0]!, { title: "Untitled" });
  const findingId = `titlePlaceholder ${tracks[0]}`;
  const input = { releaseId: gid, findingId, reason: " It is really called that. " };
  expect(await mend(server, viewer, "waiveFinding", { ...input, reason: " " })).toMatchObject({
    field: "reason",
  });
  expect(await mend(server, viewer, "waiveFinding", { ...input, reason: "a".repeat(501) })).toMatchObject({
    field: "reason",
  });
  const { release } = await mend(server, viewer, "waiveFinding", input);
  expect(release.compliance.blockers).toBe(0);
  expect(findingOf(release.compliance, "titlePlaceholder").waiver).toEqual({
    ...{ reason: "It is really called that.", byName: viewer.fullName },
  });
  const back = await mend(server, viewer, "unwaiveFinding", { releaseId: gid, findingId });
  expect(back.release.compliance.blockers).toBe(1);
  const log = await server.db
    .selectFrom("audit")
    .select("action")
    .where("entityId", "=", id)
    .where("action", "like", "compliance.%")
    .orderBy("seq")
    .execute();
  expect(log.map(({ action }) => action)).toEqual(["compliance.waive", "compliance.unwaive"]);
});

test("what law asks for cannot be left, nor what is not there, nor anything of a stranger's", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const stranger = await anArtist(server);
  const { gid, tracks } = await aRelease(server, workspaceId);
  await retitle(tracks[0]!, { isCover: true });
  const input = { releaseId: gid, findingId: `licenceMissing ${tracks[0]}`, reason: "Please." };
  expect(await mend(server, viewer, "waiveFinding", input)).toMatchObject({ field: "findingId" });
  expect(
    await mend(server, viewer, "waiveFinding", { ...input, findingId: `titleFeat ${tracks[0]}` }),
  ).toMatchObject({ __typename: "NotFound" });
  for (const verb of ["waiveFinding", "unwaiveFinding", "fixFinding", "fixAllSafe"] as const) {
    const { reason, ...rest } = input;
    const asked = verb === "waiveFinding" ? input : verb === "fixAllSafe" ? { releaseId: gid } : rest;
    expect(await mend(server, stranger.viewer, verb, asked)).toMatchObject({ __typename: "NotFound" });
    expect(reason).toBe("Please.");
  }
});

test("all that is safe is mended at once, as saves with versions that can be taken back", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { gid, tracks } = await aRelease(server, workspaceId, { title: "Low  Tide (Deluxe)" }, 2);
  await retitle(tracks[0]!, { title: "Marea/Tide - Live" });
  await retitle(tracks[1]!, { title: "Fire 🔥" });
  const preview = await complianceOf(server, viewer, gid);
  expect(preview.safeFixes.map(({ changes }: any) => changes[0].after)).toEqual([
    "Low Tide · Deluxe",
    "Marea / Tide · Live",
  ]);
  const made = await mend(server, viewer, "fixAllSafe", { releaseId: gid });
  expect(made).toMatchObject({
    ...{ stale: 0, release: { title: "Low Tide", version: 2 } },
    changes: [
      { nodeId: gid, version: 2, before: { title: "Low  Tide (Deluxe)", versionTitle: null } },
      {
        nodeId: encodeGlobalID("Track", tracks[0]!),
        version: 2,
        before: { title: "Marea/Tide - Live", versionTitle: null },
      },
    ],
  });
  expect(codesOf(made.release.compliance)).toContain("titleEmoji");
  expect(made.release.compliance.safeFixes).toEqual([]);
  const { nodeId: id, version, before } = made.changes[0];
  const { title, versionTitle } = before;
  const undone = await mutate(server, viewer, "updateRelease", { id, version, title, versionTitle });
  expect(undone.release).toMatchObject({ title: "Low  Tide (Deluxe)", versionTitle: null, version: 3 });
});

test("codes, lines and guests are filled in by the studio's own rules, and taken back by a save of what stood", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const date = new Date("2026-12-31T23:30:00Z");
  const release = { date, timezone: "Europe/Madrid", cLineYear: null, cLineOwner: null };
  const { id, gid, tracks } = await aRelease(server, workspaceId, release, 2);
  await updateWorkspace(server.db, workspaceId, { isrcPrefix: "QZKLR", defaultCLineOwner: "Nova Records" });
  await retitle(tracks[0]!, { isrc: null });
  await retitle(tracks[1]!, { isrc: null, title: "Tide (feat. Orrin Vale)" });
  const [mara] = await findOrMakeArtists(server.db as Transaction<DB>, workspaceId, ["Mara Lune"]);
  await server.db
    .insertInto("trackArtist")
    .values({ trackId: tracks[1]!, artistId: mara!.id, position: 0 })
    .execute();
  const made = await mend(server, viewer, "fixAllSafe", { releaseId: gid });
  const rows = await server.db.selectFrom("track").select(["id", "isrc", "title"]).execute();
  expect(tracks.map((track) => rows.find((row) => row.id === track)?.isrc)).toEqual([
    "QZKLR2700001",
    "QZKLR2700002",
  ]);
  const lines = await server.db
    .selectFrom("release")
    .select(["cLineYear", "cLineOwner"])
    .where("id", "=", id)
    .executeTakeFirst();
  expect(lines).toEqual({ cLineYear: 2027, cLineOwner: "Nova Records" });
  const artists = async () =>
    (
      await server.db
        .selectFrom("trackArtist")
        .innerJoin("artist", "artist.id", "trackArtist.artistId")
        .where("trackId", "=", tracks[1]!)
        .orderBy("position")
        .select("name")
        .execute()
    ).map(({ name }) => name);
  expect(await artists()).toEqual(["Mara Lune", "Orrin Vale"]);
  const guest = made.changes.find(({ fields }: any) => fields.includes("artistNames"));
  const { nodeId, version, before } = guest;
  const stood = Object.fromEntries(guest.fields.map((field: string) => [field, before[field]]));
  await mutate(server, viewer, "updateTrack", { id: nodeId, version, ...stood });
  expect(await artists()).toEqual(["Mara Lune"]);
  expect(codesOf(await complianceOf(server, viewer, gid))).toEqual(
    expect.arrayContaining(["isrcMissing", "titleFeat"]),
  );
});

test("one finding is mended alone, an unsafe one too when somebody asks for it", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const { gid, tracks } = await aRelease(server, workspaceId);
  await retitle(tracks[0]!, { title: "Fire 🔥" });
  const findingId = `titleEmoji ${tracks[0]}`;
  const { release } = await mend(server, viewer, "fixFinding", { releaseId: gid, findingId });
  expect(codesOf(release.compliance)).not.toContain("titleEmoji");
  expect(await mend(server, viewer, "fixFinding", { releaseId: gid, findingId })).toMatchObject({
    __typename: "NotFound",
  });
});

test("strangers and fans learn nothing of what is wrong with a release, not even of one that is out", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const stranger = await anArtist(server);
  const { gid } = await aRelease(server, workspaceId, { state: "live", visibility: "public" });
  expect(await complianceOf(server, viewer, gid)).not.toBeNull();
  expect(await complianceOf(server, stranger.viewer, gid)).toBeNull();
  expect(await complianceOf(server, null, gid)).toBeNull();
});
