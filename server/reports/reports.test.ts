import { aUser } from "../../db/testing/build.ts";
import { APPEAL_DAYS, REPORTS_A_DAY } from "../../domain/reports/report.ts";
import { decodeGlobalID, encodeGlobalID } from "../graphql/globalId.ts";
import { aFan, aRecord } from "../spots/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { disclose, press, queue, read, told } from "./testing.ts";

const START = new Date("2026-11-25T12:00:00Z");
let server: TestServer;
let clock = START;
let judge: any;
beforeAll(async () => {
  server = await openTestServer(() => clock);
  const { id } = await aUser(server.db, { role: "superadmin", twoFactorEnabled: true });
  judge = await viewerFor(server, id);
});
beforeEach(async () => {
  clock = START;
  await server.db.deleteFrom("report").execute();
});
afterAll(() => server.close());

const days = (count: number) => void (clock = new Date(clock.getTime() + count * 86_400_000));
const WHY = "Isolated vocals carry the traces of a known model.";

/** A record whose song says that people made all of it. */
async function aToldRecord(title: string) {
  const record = await aRecord(server, title, ["Undertow", "Tide"]);
  for (const track of record.tracks) await disclose(server, track, told());
  return { ...record, track: record.tracks[0]! };
}

const report = (viewer: any, id: string, text?: string) =>
  press(server, viewer, "reportMusic", { id, reason: "aiUse", ...(text && { text }) });

async function judgeFirst(isUpheld: boolean, decision = WHY) {
  const [{ id, seen }] = (await queue(server, judge)).reports;
  return press(server, judge, "judgeReport", { id, seen, isUpheld, decision });
}

async function bells(userId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom("notification")
    .select("titleEn")
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .execute();
  return rows.map(({ titleEn }) => titleEn);
}

test("a fan reports a song once; what several say of it is one report, with what was told at that moment", async () => {
  const { track } = await aToldRecord("Salt");
  const [fan, other] = [await aFan(server), await aFan(server)];
  expect(await report(fan, track, "That is no human voice.")).toMatchObject({
    isTaken: true,
    track: { ownReport: { standing: "open", text: "That is no human voice." } },
  });
  expect(await report(fan, track, "Again.")).toMatchObject({
    track: { ownReport: { text: "That is no human voice." } },
  });
  await report(other, track);
  await disclose(server, track, told({ vocals: "assisted" }));
  expect((await queue(server, judge)).reports).toEqual([
    expect.objectContaining({
      ...{ state: "open", title: "Undertow", artistNames: ["Mara Lune"] },
      said: [{ title: "Undertow", disclosure: { vocals: "none" } }],
      saidNow: [{ title: "Undertow", disclosure: { vocals: "assisted" } }],
      voices: [{ text: "That is no human voice." }, { text: null }],
    }),
  ]);
});

test("two fans who report one song at the same moment share one report", async () => {
  const { track } = await aToldRecord("Spring");
  const fans = [await aFan(server), await aFan(server), await aFan(server)];
  const answers = await Promise.all(fans.map((fan) => report(fan, track)));
  expect(answers.map(({ isTaken }) => isTaken)).toEqual([true, true, true]);
  const { reports } = await queue(server, judge);
  expect(reports.map(({ voices }: any) => voices.length)).toEqual([3]);
});

test("what is private is as missing as what is not there, and nobody reports their own studio's music", async () => {
  const { track, artist } = await aToldRecord("Ebb");
  const fan = await aFan(server);
  expect(await report(artist, track)).toMatchObject({ code: "reports.own" });
  const nowhere = encodeGlobalID("Track", "0190f3a0-0000-7000-8000-00000000dead");
  expect(await report(fan, nowhere)).toMatchObject({ __typename: "NotFound" });
  const { id } = decodeGlobalID(track);
  await server.db.updateTable("track").set({ visibility: "private" }).where("id", "=", id).execute();
  expect(await report(fan, track)).toMatchObject({ __typename: "NotFound" });
  await server.db.updateTable("track").set({ visibility: "public" }).where("id", "=", id).execute();
  expect(await report(fan, track, "x".repeat(1001))).toMatchObject({ code: "reports.textTooLong" });
  expect((await report(null, track)).errors).toHaveLength(1);
  const unproven = await viewerFor(
    server,
    (await aUser(server.db, { role: "fan", capabilities: ["fan"], emailVerified: false })).id,
  );
  expect(await report(unproven, track)).toMatchObject({ __typename: "EmailUnproven" });
});

test("a person reports so many things a day, and more the next day", async () => {
  const { track } = await aToldRecord("Flood");
  const fan = await aFan(server);
  for (let time = 0; time < REPORTS_A_DAY; time++) await report(fan, track);
  expect(await report(fan, track)).toMatchObject({ code: "reports.tooMany" });
});

test("an upheld report marks the song for everybody, tells its studio and who reported it, and hides who that was", async () => {
  const { track, artist, workspaceId } = await aToldRecord("Harbour");
  const fan = await aFan(server);
  await report(fan, track, "I know this voice.");
  expect(await read(server, artist, track)).toMatchObject({ isAiDisputed: false, report: null });
  expect(await judgeFirst(true)).toMatchObject({
    report: { state: "upheld", decision: WHY },
    admin: { waitingReports: { totalCount: 0 }, judgedReports: { totalCount: 1 } },
  });
  expect(await read(server, null, track)).toEqual({ isAiDisputed: true, ownReport: null, report: null });
  expect(await read(server, fan, track)).toMatchObject({
    report: null,
    ownReport: { standing: "upheld", decision: WHY },
  });
  expect(await read(server, artist, track)).toMatchObject({
    report: { state: "upheld", decision: WHY, voices: null },
  });
  expect(await bells(artist.userId)).toEqual(["A report about “Undertow” was upheld"]);
  expect(await bells(fan.userId)).toEqual(["Your report about “Undertow” was decided"]);
  const { email } = await server.db
    .selectFrom("user")
    .select("email")
    .where("id", "=", artist.userId)
    .executeTakeFirstOrThrow();
  const letters = await server.db.selectFrom("mail").select("subject").where("to", "=", email).execute();
  expect(letters).toEqual([{ subject: "A report about “Undertow” was upheld" }]);
  const audit = await server.db
    .selectFrom("audit")
    .select(["action", "workspaceId"])
    .where("action", "like", "report.%")
    .execute();
  expect(audit).toContainEqual({ action: "report.judge", workspaceId });
});

test("the mark is gone as soon as the artist tells something else, and back when they take that back", async () => {
  const { track, artist } = await aToldRecord("Mole");
  await report(await aFan(server), track);
  await judgeFirst(true);
  const say = (version: number, aiDisclosure: object) =>
    server.ask(
      artist,
      "mutation Say($input: UpdateTrackInput!) { updateTrack(input: $input) { __typename } }",
      {
        input: { id: track, version, aiDisclosure },
      },
    );
  await say(1, told({ vocals: "generated" }));
  expect((await read(server, null, track)).isAiDisputed).toBe(false);
  await say(2, told());
  expect((await read(server, null, track)).isAiDisputed).toBe(true);
});

test("what was decided is not asked anew while the artist tells the same, and is once they tell something else", async () => {
  const { track } = await aToldRecord("Quay");
  await report(await aFan(server), track);
  await judgeFirst(false);
  expect((await read(server, null, track)).isAiDisputed).toBe(false);
  const late = await aFan(server);
  expect(await report(late, track)).toMatchObject({ isTaken: false, track: { ownReport: null } });
  await disclose(server, track, told({ lyrics: "assisted" }));
  expect(await report(late, track)).toMatchObject({ isTaken: true });
});

test("what is judged is what was read: not what the artist corrected meanwhile, and never without a reason", async () => {
  const { track } = await aToldRecord("Lock");
  await report(await aFan(server), track);
  const [{ id, seen }] = (await queue(server, judge)).reports;
  const verdict = { id, seen, isUpheld: true, decision: WHY };
  expect(await press(server, judge, "judgeReport", { ...verdict, decision: "  " })).toMatchObject({
    code: "reports.decisionMissing",
  });
  await disclose(server, track, told({ vocals: "generated" }));
  expect(await press(server, judge, "judgeReport", verdict)).toMatchObject({ code: "reports.stale" });
});

test("a studio appeals once, and the mark stays until the appeal is granted", async () => {
  const { track, artist } = await aToldRecord("Delta");
  await report(await aFan(server), track);
  const { id } = (await judgeFirst(true)).report;
  const appeal = { id, appeal: "The stems of the session are on our page." };
  expect(await press(server, artist, "appealReport", { id, appeal: " " })).toMatchObject({
    code: "reports.appealMissing",
  });
  expect(await press(server, artist, "appealReport", appeal)).toMatchObject({
    report: { state: "appealed" },
  });
  expect(await press(server, artist, "appealReport", appeal)).toMatchObject({ code: "reports.appealOver" });
  expect((await queue(server, judge)).reports).toMatchObject([{ state: "appealed", appeal: appeal.appeal }]);
  expect((await read(server, null, track)).isAiDisputed).toBe(true);
  expect(await judgeFirst(false, "The stems show it.")).toMatchObject({
    report: { state: "granted", appealDecision: "The stems show it.", decision: WHY },
  });
  expect((await read(server, null, track)).isAiDisputed).toBe(false);
  expect(await bells(artist.userId)).toContain("Your appeal for “Undertow” was granted");
});

test("an appeal that is turned down is the end of it, and so are thirty days", async () => {
  const { track, artist } = await aToldRecord("Weir");
  await report(await aFan(server), track);
  const { id } = (await judgeFirst(true)).report;
  days(APPEAL_DAYS + 1);
  const appeal = { id, appeal: "We sang it." };
  expect(await press(server, artist, "appealReport", appeal)).toMatchObject({ code: "reports.appealOver" });
  clock = START;
  await press(server, artist, "appealReport", appeal);
  expect(await judgeFirst(true, "No stem was shown.")).toMatchObject({ report: { state: "confirmed" } });
  expect(await press(server, artist, "appealReport", appeal)).toMatchObject({ code: "reports.appealOver" });
  expect((await read(server, null, track)).isAiDisputed).toBe(true);
});

test("a verdict may be turned round, and its studio hears of that too", async () => {
  const { track, artist } = await aToldRecord("Sluice");
  await report(await aFan(server), track);
  const { id, seen } = (await judgeFirst(true)).report;
  const turned = { id, seen, isUpheld: false, decision: "We were wrong." };
  expect(await press(server, judge, "judgeReport", turned)).toMatchObject({ report: { state: "dismissed" } });
  expect(await bells(artist.userId)).toContain("The report about “Undertow” was dropped after all");
  expect(await read(server, artist, track)).toMatchObject({ isAiDisputed: false, report: null });
});

test("nobody but its studio appeals, nobody but the administration judges, and what is open no studio reads", async () => {
  const { track, artist } = await aToldRecord("Ford");
  const fan = await aFan(server);
  await report(fan, track);
  const [{ id, seen }] = (await queue(server, judge)).reports;
  const verdict = { id, seen, isUpheld: false, decision: WHY };
  expect((await press(server, artist, "judgeReport", verdict)).errors[0].extensions.code).toBe("NOT_FOUND");
  const NODE = "query ($id: ID!) { node(id: $id) { id } }";
  expect((await server.ask(artist, NODE, { id })).data.node).toBeNull();
  expect(await press(server, artist, "appealReport", { id, appeal: WHY })).toMatchObject({
    __typename: "NotFound",
  });
  await judgeFirst(true);
  expect((await server.ask(artist, NODE, { id })).data.node).toEqual({ id });
  expect((await server.ask(fan, NODE, { id })).data.node).toBeNull();
  expect(await press(server, fan, "appealReport", { id, appeal: WHY })).toMatchObject({
    __typename: "NotFound",
  });
});

test("a release is reported with all that its songs say, and its mark goes with the first that says something else", async () => {
  const { release, tracks } = await aToldRecord("Estuary");
  const fan = await aFan(server);
  expect(await report(fan, release)).toMatchObject({ release: { ownReport: { standing: "open" } } });
  const [{ title, said }] = (await queue(server, judge)).reports;
  expect([title, said.map((song: any) => song.title)]).toEqual(["Estuary", ["Undertow", "Tide"]]);
  await judgeFirst(true);
  expect((await read(server, null, release)).isAiDisputed).toBe(true);
  expect((await read(server, null, tracks[0]!)).isAiDisputed).toBe(false);
  await disclose(server, tracks[1]!, told({ composition: "assisted" }));
  expect((await read(server, null, release)).isAiDisputed).toBe(false);
});

test("the queue is read page by page, the longest waiting first, and keeps what it was about when that is deleted", async () => {
  const fan = await aFan(server);
  for (const title of ["First", "Second", "Third"]) {
    const { release } = await aToldRecord(title);
    await report(fan, release);
    clock = new Date(clock.getTime() + 1000);
  }
  const first = await queue(server, judge, { first: 2 });
  expect(first.reports.map(({ title }: any) => title)).toEqual(["First", "Second"]);
  const second = await queue(server, judge, { first: 2, after: first.pageInfo.endCursor });
  expect(second.reports.map(({ title }: any) => title)).toEqual(["Third"]);
  await server.db.deleteFrom("release").where("title", "=", "First").execute();
  const [gone] = (await queue(server, judge)).reports;
  expect(gone).toMatchObject({ title: "First", saidNow: [] });
  expect(gone.said).toHaveLength(2);
});
