import { encodeGlobalID } from "@pothos/plugin-relay";
import { newId } from "../../db/ids.ts";
import { aUser } from "../../db/testing/build.ts";
import { idInWord } from "../../domain/addresses/readable.ts";
import { anArtist, aRelease, mutate, releaseRow } from "../releases/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { plan, planOf, stepOf } from "./testing.ts";
import { reconcileMilestones } from "./tickOff.ts";

const NOW = new Date("2027-01-04T09:00:00Z");
/** Ten weeks away: every step but those of now lies in the future. */
const DATED = { releaseDay: "2027-03-15", date: new Date("2027-03-14T23:00:00Z") };
let server: TestServer;
beforeAll(async () => void (server = await openTestServer(() => NOW)));
afterAll(() => server.close());

async function aPlannedRelease(some: object = {}) {
  const artist = await anArtist(server);
  const release = await aRelease(server, artist.workspaceId, { ...DATED, state: "draft", ...some });
  await plan(server, artist.viewer, "applyMilestoneTemplate", { releaseId: release.gid });
  return { ...artist, ...release };
}

async function aColleague(workspaceId: string, name = "Ines Roca", role = "manager") {
  const { id } = await aUser(server.db, { name, role: "manager", userTier: "artist_pro" });
  await server.db.insertInto("membership").values({ workspaceId, userId: id, role }).execute();
  return { userId: id, viewer: await viewerFor(server, id) };
}

test("the plan that every studio has counts back from the release, and ticks off what is true already", async () => {
  const { viewer, gid } = await aPlannedRelease();
  const steps = await planOf(server, viewer, gid);
  expect(steps).toHaveLength(16);
  expect(steps[0]).toMatchObject({
    title: { en: "Approve the master", es: "Aprobar el máster" },
    ...{ status: "done", closedByItself: true, dueDay: "2027-02-01", offsetDays: -42 },
  });
  expect(await stepOf(server, viewer, gid, "Set ISRC and UPC codes")).toMatchObject({
    ...{ status: "todo", dueDay: "2027-02-13", ticksItself: true },
  });
  expect(await stepOf(server, viewer, gid, "Look at the first four weeks")).toMatchObject({
    dueDay: "2027-04-12",
    assigneeName: null,
  });
});

test("a template that is laid over a plan again adds nothing twice", async () => {
  const { viewer, gid } = await aPlannedRelease();
  const again = await plan(server, viewer, "applyMilestoneTemplate", { releaseId: gid });
  expect(again.release.milestones).toHaveLength(16);
});

test("a plan that is born late is drawn together from today on when somebody asks, else it has its full length", async () => {
  const artist = await anArtist(server);
  const soon = { releaseDay: "2027-01-25", date: new Date("2027-01-24T23:00:00Z") };
  const days = async (input: object) => {
    const { gid } = await aRelease(server, artist.workspaceId, { ...soon, state: "draft" });
    await plan(server, artist.viewer, "applyMilestoneTemplate", { releaseId: gid, ...input });
    return (await planOf(server, artist.viewer, gid)).map(({ dueDay }: any) => dueDay);
  };
  expect((await days({})).slice(0, 2)).toEqual(["2026-12-14", "2026-12-21"]);
  const drawn = await days({ isSqueezed: true });
  expect([drawn[0], drawn[1], drawn.at(-1)]).toEqual(["2027-01-04", "2027-01-07", "2027-02-22"]);
});

test("steps fall to the one person of the team with their role", async () => {
  const artist = await anArtist(server);
  await aColleague(artist.workspaceId, "Ines Roca");
  const { gid } = await aRelease(server, artist.workspaceId, DATED);
  await plan(server, artist.viewer, "applyMilestoneTemplate", { releaseId: gid });
  expect(await stepOf(server, artist.viewer, gid, "List the merch")).toMatchObject({
    assigneeName: "Ines Roca",
  });
  expect(await stepOf(server, artist.viewer, gid, "Post a teaser")).toMatchObject({
    assigneeName: "Nova Reyes",
  });
});

test("whoever moves a release moves its open steps, but for days that somebody chose and what is done", async () => {
  const { viewer, id, gid } = await aPlannedRelease();
  const chosen = await stepOf(server, viewer, gid, "List the merch");
  await plan(server, viewer, "updateMilestone", {
    ...{ id: chosen.id, version: chosen.version, dueDay: "2027-02-20" },
  });
  const { version } = await releaseRow(server, id);
  const moved = await mutate(server, viewer, "updateRelease", { id: gid, version, releaseDay: "2027-04-01" });
  expect(moved.__typename).toBe("UpdateReleasePayload");
  expect(await stepOf(server, viewer, gid, "Post a teaser")).toMatchObject({ dueDay: "2027-03-25" });
  expect(await stepOf(server, viewer, gid, "List the merch")).toMatchObject({
    ...{ dueDay: "2027-02-20", isDueByHand: true },
  });
  expect(await stepOf(server, viewer, gid, "Approve the master")).toMatchObject({ dueDay: "2027-02-01" });
  // Done while it moved, and open again: where it belongs by now.
  const master = await stepOf(server, viewer, gid, "Approve the master");
  const { milestone } = await plan(server, viewer, "reopenMilestone", { id: master.id });
  expect(milestone).toMatchObject({ dueDay: "2027-02-18", status: "todo", ticksItself: false });
  // And back behind the release.
  const back = await plan(server, viewer, "updateMilestone", {
    ...{ id: chosen.id, version: chosen.version + 1, offsetDays: -14 },
  });
  expect(back.milestone).toMatchObject({ dueDay: "2027-03-18", isDueByHand: false });
});

test("a release without a date has a plan without days, which come with the date", async () => {
  const { viewer, id, gid } = await aPlannedRelease({ releaseDay: null, date: null });
  expect(await stepOf(server, viewer, gid, "Post a teaser")).toMatchObject({ dueDay: null, status: "todo" });
  const { version } = await releaseRow(server, id);
  await mutate(server, viewer, "updateRelease", { id: gid, version, releaseDay: "2027-05-01" });
  expect(await stepOf(server, viewer, gid, "Post a teaser")).toMatchObject({ dueDay: "2027-04-24" });
});

test("nothing is done before what it depends on, unless that is skipped", async () => {
  const { viewer, gid } = await aPlannedRelease();
  const pitch = await stepOf(server, viewer, gid, "Pitch it to playlist editors");
  expect(await plan(server, viewer, "completeMilestone", { id: pitch.id })).toEqual({
    __typename: "MilestoneWaits",
    message: "It is waiting for another step. Finish that one first, or skip it.",
    waitsFor: [{ title: { en: "Schedule the release and send it to shops" } }],
  });
  const before = await stepOf(server, viewer, gid, "Schedule the release and send it to shops");
  await plan(server, viewer, "skipMilestone", { id: before.id });
  const { milestone } = await plan(server, viewer, "completeMilestone", { id: pitch.id });
  expect(milestone).toMatchObject({ status: "done", closedByName: "Nova Reyes", closedByItself: false });
});

test("steps that would wait for each other in a circle are refused", async () => {
  const { viewer, gid } = await aPlannedRelease();
  const splits = await stepOf(server, viewer, gid, "Have the split sheet signed");
  const merch = await stepOf(server, viewer, gid, "List the merch");
  const wait = (step: any, other: any) =>
    plan(server, viewer, "updateMilestone", {
      ...{ id: step.id, version: step.version, dependsOn: [other.id] },
    });
  expect((await wait(splits, merch)).milestone.dependsOn).toEqual([merch.id]);
  const circle = { field: "dependsOn", message: "These steps would wait for each other." };
  expect(await wait(merch, splits)).toMatchObject({ __typename: "InvalidInput", ...circle });
  expect(await wait(merch, merch)).toMatchObject({ __typename: "InvalidInput", ...circle });
  const elsewhere = await aPlannedRelease();
  const foreign = await stepOf(server, elsewhere.viewer, elsewhere.gid, "List the merch");
  expect(await wait(merch, foreign)).toMatchObject({ __typename: "InvalidInput", field: "dependsOn" });
});

test("a step ticks itself off when its fact is true, says so, and is never unticked by itself", async () => {
  const { viewer, id, gid, tracks } = await aPlannedRelease();
  const codes = () => stepOf(server, viewer, gid, "Set ISRC and UPC codes");
  // Straight into the rows, as an import or another process does it.
  await server.db.updateTable("release").set({ upc: "0036000291452" }).where("id", "=", id).execute();
  await reconcileMilestones(server, NOW);
  expect(await codes()).toMatchObject({ status: "todo" });
  await server.db.updateTable("track").set({ isrc: "QZKLR2600042" }).where("id", "=", tracks[0]!).execute();
  await reconcileMilestones(server, NOW);
  expect(await codes()).toMatchObject({ status: "done", closedByItself: true, closedByName: null });
  const said = await server.ask(
    viewer,
    `query Notes($id: ID!) { node(id: $id) { ... on Milestone { notes { kind byName } } } }`,
    { id: (await codes()).id },
  );
  expect(said.data.node.notes).toEqual([{ kind: "doneByItself", byName: null }]);
  await server.db.updateTable("release").set({ upc: null }).where("id", "=", id).execute();
  await reconcileMilestones(server, NOW);
  expect(await codes()).toMatchObject({ status: "done" });
  // Taken back by a person it stays with people.
  await plan(server, viewer, "reopenMilestone", { id: (await codes()).id });
  await server.db.updateTable("release").set({ upc: "0036000291452" }).where("id", "=", id).execute();
  await reconcileMilestones(server, NOW);
  expect(await codes()).toMatchObject({ status: "todo", ticksItself: false });
});

test("two who save the same step do not overwrite each other", async () => {
  const { viewer, gid } = await aPlannedRelease();
  const step = await stepOf(server, viewer, gid, "List the merch");
  const save = (title: string) =>
    plan(server, viewer, "updateMilestone", { id: step.id, version: step.version, title });
  expect((await save("List the shirts")).milestone.title).toEqual({
    en: "List the shirts",
    es: "List the shirts",
  });
  expect(await save("List the mugs")).toMatchObject({
    ...{ __typename: "StaleMilestone", current: { version: step.version + 1 } },
  });
});

test("a step of one's own has a checklist, rests, is deleted and comes back", async () => {
  const { viewer, gid } = await aPlannedRelease();
  const { milestone } = await plan(server, viewer, "addMilestone", {
    ...{ releaseId: gid, title: "  Book the café ", dueDay: "2027-01-02" },
  });
  expect(milestone).toMatchObject({ title: { en: "Book the café" }, status: "late", isDueByHand: true });
  const { id, version } = milestone;
  const checklist = [{ text: "Ask for the piano", isDone: true }];
  const edited = await plan(server, viewer, "updateMilestone", {
    ...{ id, version, checklist, remindDaysBefore: [1, 3, 1], isStarted: true },
  });
  expect(edited.milestone).toMatchObject({ checklist, remindDaysBefore: [3, 1], status: "late" });
  const rested = await plan(server, viewer, "snoozeMilestone", { id, until: "2027-01-08" });
  expect(rested.milestone).toMatchObject({ status: "doing", snoozedUntil: "2027-01-08" });
  expect(await plan(server, viewer, "snoozeMilestone", { id, until: "2027-01-04" })).toMatchObject({
    ...{ __typename: "InvalidInput", message: "Choose a day after today, within a year." },
  });
  expect((await plan(server, viewer, "deleteMilestone", { id })).release.milestones).toHaveLength(16);
  expect(await plan(server, viewer, "completeMilestone", { id })).toMatchObject({ __typename: "NotFound" });
  expect((await plan(server, viewer, "restoreMilestone", { id })).release.milestones).toHaveLength(17);
});

test("who is given a step, and who has one that is talked about, hears of it", async () => {
  const { viewer, workspaceId, gid } = await aPlannedRelease();
  const manager = await aColleague(workspaceId);
  const step = await stepOf(server, viewer, gid, "List the merch");
  const give = (assigneeId: string) =>
    plan(server, viewer, "updateMilestone", { id: step.id, version: step.version, assigneeId });
  expect(await give((await aUser(server.db)).id)).toMatchObject({
    ...{ __typename: "InvalidInput", message: "Choose somebody from your team." },
  });
  expect((await give(manager.userId)).milestone.assigneeName).toBe("Ines Roca");
  const said = await plan(server, viewer, "commentOnMilestone", { id: step.id, text: "Blue ones, too?" });
  expect(said.milestone.commentCount).toBe(1);
  const told = await server.db
    .selectFrom("notification")
    .select(["titleEn", "bodyEn", "link"])
    .where("userId", "=", manager.userId)
    .orderBy("id")
    .execute();
  const { link } = told[0]!;
  expect(link).toMatch(/^\/releases\/milestones\?step=list-the-merch-\w{22}$/);
  expect(encodeGlobalID("Milestone", idInWord(link!.split("=")[1]!)!)).toBe(step.id);
  expect(told).toEqual([
    { titleEn: "For you: List the merch", bodyEn: "Nova Reyes assigned you this step of Undertow.", link },
    { titleEn: "Nova Reyes commented on List the merch", bodyEn: "Undertow: Blue ones, too?", link },
  ]);
});

test("a studio sees its plans, its team and what is late; many plans cost as many statements as one", async () => {
  const { viewer, workspaceId, gid } = await aPlannedRelease({ title: "Ebb" });
  const ask = () =>
    server.ask(
      viewer,
      `query Desk($id: ID!) { node(id: $id) { ... on Workspace {
        teammates { name role isViewer } lateMilestones { title { en } release { title } }
        plannedReleases(first: 10) { totalCount edges { node { title milestones { id status } milestoneProgress { total } } } }
      } } }`,
      { id: encodeGlobalID("Workspace", workspaceId) },
    );
  await plan(server, viewer, "addMilestone", { releaseId: gid, title: "Call", dueDay: "2027-01-03" });
  await aRelease(server, workspaceId, { title: "Without a plan" });
  const { teammates, lateMilestones, plannedReleases } = (await ask()).data.node;
  expect(teammates).toEqual([{ name: "Nova Reyes", role: "artist", isViewer: true }]);
  expect(lateMilestones).toEqual([{ title: { en: "Call" }, release: { title: "Ebb" } }]);
  expect(plannedReleases.edges.map(({ node }: any) => [node.title, node.milestones.length])).toEqual([
    ["Ebb", 17],
  ]);
  expect(plannedReleases.totalCount).toBe(1);
  const aboutPlans = async () =>
    (await server.statementsDuring(ask)).filter((text) => text.includes(`"milestone"`)).length;
  const one = await aboutPlans();
  for (const title of ["Low Tide", "High Tide"]) {
    const more = await aRelease(server, workspaceId, { title, ...DATED });
    await plan(server, viewer, "applyMilestoneTemplate", { releaseId: more.gid });
  }
  const three = await aboutPlans();
  expect(three).toBe(one);
});

test("a studio keeps templates of its own, each once, and no circle among their steps", async () => {
  const { viewer, workspaceId } = await anArtist(server);
  const workspace = encodeGlobalID("Workspace", workspaceId);
  const save = async (name: string, steps: object[]) =>
    (
      await server.ask(
        viewer,
        `mutation Save($input: SaveMilestoneTemplateInput!) { saveMilestoneTemplate(input: $input) {
          __typename ... on UserError { message }
          ... on SaveMilestoneTemplatePayload { template { id steps { key words { es } } } }
        } }`,
        { input: { workspaceId: workspace, name, steps } },
      )
    ).data.saveMilestoneTemplate;
  const steps = [
    { key: "artwork", offsetDays: -20 },
    { key: "call", title: "Call the radio", offsetDays: -10, ownerRole: "manager", dependsOn: ["artwork"] },
  ];
  const saved = await save("Short plan", steps);
  expect(saved.template.steps.map(({ words }: any) => words.es)).toEqual([
    "Terminar la portada",
    "Call the radio",
  ]);
  expect((await save("SHORT PLAN", steps)).message).toBe(
    "This studio already has a template with this name.",
  );
  const circle = [{ ...steps[0], dependsOn: ["call"] }, steps[1]!];
  expect((await save("Circle", circle)).message).toBe("These steps would wait for each other.");
  const { gid } = await aRelease(server, workspaceId, DATED);
  const laid = { releaseId: gid, templateId: saved.template.id };
  const { release } = await plan(server, viewer, "applyMilestoneTemplate", laid);
  expect(release.milestones.map(({ title, status, dueDay }: any) => [title.en, status, dueDay])).toEqual([
    ["Finish the artwork", "done", "2027-02-23"],
    ["Call the radio", "todo", "2027-03-05"],
  ]);
  expect(release.milestoneProgress).toEqual({ done: 1, total: 2, late: 0 });
  const stranger = await aPlannedRelease();
  expect(
    await plan(server, stranger.viewer, "applyMilestoneTemplate", { ...laid, releaseId: stranger.gid }),
  ).toMatchObject({ __typename: "NotFound" });
});

test("the plan of another studio is not there, and on a free plan there is none", async () => {
  const { gid, viewer } = await aPlannedRelease();
  const step = await stepOf(server, viewer, gid, "List the merch");
  const stranger = await anArtist(server);
  expect(await planOf(server, stranger.viewer, gid)).toBeNull();
  const missing = encodeGlobalID("Milestone", newId());
  for (const id of [step.id, missing])
    for (const verb of ["completeMilestone", "skipMilestone", "reopenMilestone", "deleteMilestone"])
      expect(await plan(server, stranger.viewer, verb, { id })).toMatchObject({ __typename: "NotFound" });
  const poor = await anArtist(server, "fan_free");
  const { gid: ownGid } = await aRelease(server, poor.workspaceId, DATED);
  expect(await planOf(server, poor.viewer, ownGid)).toBeNull();
  const refused = await plan(server, poor.viewer, "applyMilestoneTemplate", { releaseId: ownGid });
  expect(refused.errors[0].extensions.code).toBe("UPGRADE_REQUIRED");
});
