import { PRESS_MS, PROPOSABLE, PROPOSAL_DAYS } from "../../domain/assistants/proposals.ts";
import { schema } from "../graphql/schema.ts";
import type { Proposed } from "../providers/assistant.ts";
import { anArtist, aRelease, mutate, releaseRow, trackGid } from "../releases/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { NEVER } from "./never.ts";
import { sweepConversations } from "./sweepConversations.ts";
import { askAssistant, plant, press, proposalsOf } from "./testing.ts";

let server: TestServer;
/** What the planted assistant proposes. */
let proposed: Omit<Proposed, "why">[] = [];
beforeAll(async () => {
  server = await openTestServer();
  plant(server, async function* () {
    yield { text: "Here." };
    for (const each of proposed) yield { propose: { ...each, why: "You asked." } };
  });
});
afterAll(() => server.close());

type Artist = Awaited<ReturnType<typeof anArtist>>;
const asks = ({ viewer, workspaceId }: Artist, agent: Parameters<typeof askAssistant>[2]["agent"]) =>
  askAssistant(server, viewer, { workspaceId, agent, text: "Do it" });

/** An artist with a release, and the proposal of a description for it. */
async function aProposal() {
  const artist = await anArtist(server);
  const release = await aRelease(server, artist.workspaceId, {}, 2);
  proposed = [{ verb: "updateRelease", input: { id: release.gid, description: "Two songs." } }];
  const { id: messageId, proposals } = await asks(artist, "contentManager");
  return { ...artist, artist, release, messageId, proposal: proposals[0]! };
}
const addStep = ({ viewer }: Artist, releaseId: string) =>
  server.ask(
    viewer,
    `mutation Add($input: AddMilestoneInput!) {
      addMilestone(input: $input) { ... on AddMilestonePayload { milestone { id } } }
    }`,
    { input: { releaseId, title: "Call the plant", offsetDays: -7 } },
  );
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const rowOf = (gid: string) => atob(gid).split(":")[1]!;

test("every mutation can be proposed, or never", () => {
  const listed = [...PROPOSABLE, ...Object.values(NEVER).flat()];
  expect(listed.toSorted()).toEqual(Object.keys(schema.getMutationType()!.getFields()).toSorted());
});

test("what is proposed changes nothing until it is applied, by its ordinary verb, and is taken back by another", async () => {
  const { viewer, release, messageId, proposal } = await aProposal();
  expect(proposal).toMatchObject({ state: "open", lines: [{ before: null, after: "Two songs." }] });
  expect((await releaseRow(server, release.id)).description ?? "").toBe("");
  expect(await press(server, viewer, "applyProposal", proposal.id)).toBe("applied");
  expect((await releaseRow(server, release.id)).description).toBe("Two songs.");
  const lines = await server.db
    .selectFrom("audit")
    .selectAll()
    .where("entityId", "=", release.id)
    .where("action", "=", "release.update")
    .execute();
  expect(lines.map(({ actorId }) => actorId)).toEqual([viewer.userId]);
  const who = await server.db.selectFrom("auditPart").select("content").where("part", "=", "who").execute();
  const via = JSON.stringify({ ip: null, via: `run ${rowOf(messageId)}` });
  expect(who.map(({ content }) => content)).toContain(via);
  expect(await press(server, viewer, "undoProposal", proposal.id)).toBe("undone");
  expect((await releaseRow(server, release.id)).description ?? "").toBe("");
  expect(await press(server, viewer, "applyProposal", proposal.id)).toBe("undone");
});

test("twenty presses at once apply it once", async () => {
  const { viewer, release, messageId, proposal } = await aProposal();
  const before = await releaseRow(server, release.id);
  const told = await Promise.all(
    Array.from({ length: 20 }, () => press(server, viewer, "applyProposal", proposal.id)),
  );
  expect(told.every((state) => state === "applied" || state === "applying")).toBe(true);
  expect((await releaseRow(server, release.id)).version).toBe(before.version + 1);
  expect((await proposalsOf(server, viewer, messageId))[0]!.state).toBe("applied");
});

test("what was changed since is not applied, and not taken back", async () => {
  const { viewer, release, messageId, proposal } = await aProposal();
  const change = (version: number) =>
    mutate(server, viewer, "updateRelease", { id: release.gid, version, label: `Label ${version}` });
  const { version } = await releaseRow(server, release.id);
  await change(version);
  expect(await press(server, viewer, "applyProposal", proposal.id)).toBe("assistants.proposalStale");
  expect((await proposalsOf(server, viewer, messageId))[0]!.state).toBe("stale");
  const other = await aProposal();
  await press(server, other.viewer, "applyProposal", other.proposal.id);
  const now = await releaseRow(server, other.release.id);
  await mutate(server, other.viewer, "updateRelease", {
    ...{ id: other.release.gid, version: now.version, description: "Mine." },
  });
  expect(await press(server, other.viewer, "undoProposal", other.proposal.id)).toBe("assistants.undoStale");
  expect((await releaseRow(server, other.release.id)).description).toBe("Mine.");
});

test("a proposal of somebody else is not there, nor one whose row was altered", async () => {
  const { viewer, workspaceId, release, proposal } = await aProposal();
  const stranger = await anArtist(server);
  const join = { workspaceId, userId: stranger.userId, role: "manager" };
  await server.db.insertInto("membership").values(join).execute();
  const colleague = await viewerFor(server, stranger.userId);
  for (const verb of ["applyProposal", "undoProposal", "dismissProposal"] as const)
    expect(await press(server, colleague, verb, proposal.id)).toBe("general.notFound");
  const { version } = await releaseRow(server, release.id);
  await server.db
    .updateTable("proposal")
    .set({ variables: JSON.stringify({ id: release.gid, version, title: "Other" }) })
    .where("id", "=", rowOf(proposal.id))
    .execute();
  expect(await press(server, viewer, "applyProposal", proposal.id)).toBe("general.notFound");
  expect(await releaseRow(server, release.id)).toMatchObject({ version, title: "Undertow" });
});

test("after seven days it is too old, and the sweep says so", async () => {
  const { viewer, messageId, release, proposal } = await aProposal();
  const later = new Date(Date.now() + (PROPOSAL_DAYS + 1) * 86_400_000);
  const { data } = await server.ask(
    viewer,
    `mutation Late($input: ApplyProposalInput!) { applyProposal(input: $input) { ... on UserError { code } } }`,
    { input: { id: proposal.id } },
    { now: () => later },
  );
  expect(data.applyProposal.code).toBe("assistants.proposalExpired");
  const { db, services, dataDir } = server;
  await sweepConversations({ db, services, dataDir }, later);
  expect((await proposalsOf(server, viewer, messageId))[0]!.state).toBe("expired");
  expect((await releaseRow(server, release.id)).version).toBe(1);
});

test("who lost their place, or the plan, between proposal and press applies nothing", async () => {
  const { viewer, release, proposal } = await aProposal();
  const without = { ...viewer, memberships: [] };
  expect(await press(server, without, "applyProposal", proposal.id)).toBe("general.notFound");
  expect((await releaseRow(server, release.id)).version).toBe(1);
  const artist = await anArtist(server);
  const other = await aRelease(server, artist.workspaceId);
  proposed = [{ verb: "moveRelease", input: { id: other.gid, releaseDay: "2099-03-12" } }];
  const { id, proposals } = await asks(artist, "pam");
  const memberships = artist.viewer.memberships.map((each) => ({ ...each, tier: "free" as const }));
  const lapsed = { ...artist.viewer, memberships };
  expect(await press(server, lapsed, "applyProposal", proposals[0]!.id)).toBe("UPGRADE_REQUIRED");
  expect((await releaseRow(server, other.id)).version).toBe(1);
  expect((await proposalsOf(server, artist.viewer, id))[0]!.state).toBe("open");
});

test("let be, it stays unapplied", async () => {
  const { viewer, release, proposal } = await aProposal();
  expect(await press(server, viewer, "dismissProposal", proposal.id)).toBe("dismissed");
  expect(await press(server, viewer, "applyProposal", proposal.id)).toBe("dismissed");
  expect((await releaseRow(server, release.id)).version).toBe(1);
});

test("nothing is proposed that is never proposable, foreign, another's task, or no change", async () => {
  const artist = await anArtist(server);
  const own = await aRelease(server, artist.workspaceId);
  const { workspaceId } = await anArtist(server);
  const foreign = await aRelease(server, workspaceId, { state: "live" });
  proposed = [
    { verb: "deleteRelease", input: { id: own.gid } },
    { verb: "releaseNow", input: { id: own.gid, version: 1 } },
    { verb: "assignIsrcs", input: { trackIds: [trackGid(own.tracks[0]!)] } },
    { verb: "updateRelease", input: { id: foreign.gid, description: "Mine now" } },
    { verb: "updateRelease", input: { id: own.gid, title: "Other" } },
    { verb: "updateRelease", input: { id: own.gid } },
    { verb: "constructor", input: {} },
  ];
  expect((await asks(artist, "contentManager")).proposals).toEqual([]);
  proposed = [{ verb: "assignIsrcs", input: { trackIds: [trackGid(foreign.tracks[0]!)] } }];
  expect((await asks(artist, "rightsManager")).proposals).toEqual([]);
});

test("dates of scheduled releases and prices ask twice; orders are of the same songs", async () => {
  const artist = await anArtist(server);
  const day = { releaseDay: "2099-03-12", releaseTime: "10:00" };
  const release = await aRelease(server, artist.workspaceId, { state: "scheduled", ...day }, 3);
  proposed = [{ verb: "moveRelease", input: { id: release.gid, releaseDay: "2099-03-19" } }];
  const [move] = (await asks(artist, "pam")).proposals;
  expect(move).toMatchObject({
    asksTwice: true,
    lines: [{ before: "12 March 2099", after: "19 March 2099" }],
  });
  proposed = [{ verb: "updateRelease", input: { id: release.gid, priceMinor: 900 } }];
  expect((await asks(artist, "businessManager")).proposals[0]).toMatchObject({ asksTwice: true });
  const tracks = release.tracks.map(trackGid);
  proposed = [tracks.slice(1), tracks].map((trackIds) => ({
    verb: "setReleaseTracks",
    input: { id: release.gid, trackIds },
  }));
  expect((await asks(artist, "creativeMuse")).proposals).toEqual([]);
});

test.each([
  "completeMilestone",
  "snoozeMilestone",
  "addMilestone",
  "createRelease",
  "setReleaseTracks",
  "updateTrack",
])("%s is applied and taken back", async (verb) => {
  const artist = await anArtist(server);
  const release = await aRelease(server, artist.workspaceId, { releaseDay: "2099-03-12" }, 2);
  const { data } = await addStep(artist, release.gid);
  const { id } = data.addMilestone.milestone;
  const inputs: Record<string, object> = {
    completeMilestone: { id },
    snoozeMilestone: { id, until: dayAhead(10) },
    addMilestone: { releaseId: release.gid, title: "Book the room", offsetDays: -3 },
    createRelease: { title: "Low Tide" },
    setReleaseTracks: { id: release.gid, trackIds: release.tracks.map(trackGid).reverse() },
    updateTrack: { id: trackGid(release.tracks[0]!), priceMinor: 120 },
  };
  const agents = { setReleaseTracks: "creativeMuse", updateTrack: "businessManager" } as const;
  proposed = [{ verb, input: inputs[verb]! as Proposed["input"] }];
  const { proposals } = await asks(artist, agents[verb as keyof typeof agents] ?? "pam");
  expect(proposals).toHaveLength(1);
  expect(await press(server, artist.viewer, "applyProposal", proposals[0]!.id)).toBe("applied");
  expect(await press(server, artist.viewer, "undoProposal", proposals[0]!.id)).toBe("undone");
});

test("what the rules mend is applied at once and taken back", async () => {
  const artist = await anArtist(server);
  const release = await aRelease(server, artist.workspaceId, { title: "Undertow (feat. Nobody)" }, 2);
  await server.db
    .updateTable("track")
    .set({ title: "  Double   space" })
    .where("id", "=", release.tracks[0]!)
    .execute();
  proposed = [{ verb: "fixAllSafe", input: { releaseId: release.gid } }];
  const { proposals } = await asks(artist, "contentManager");
  expect(proposals[0]!.lines.length).toBeGreaterThan(0);
  expect(await press(server, artist.viewer, "applyProposal", proposals[0]!.id)).toBe("applied");
  const title = async () =>
    (
      await server.db
        .selectFrom("track")
        .select("title")
        .where("id", "=", release.tracks[0]!)
        .executeTakeFirstOrThrow()
    ).title;
  expect(await title()).toBe("Double space");
  expect(await press(server, artist.viewer, "undoProposal", proposals[0]!.id)).toBe("undone");
});

test("codes are given and taken back", async () => {
  const artist = await anArtist(server);
  const release = await aRelease(server, artist.workspaceId, {}, 2);
  await server.db.updateTable("track").set({ isrc: null }).where("id", "in", release.tracks).execute();
  await server.db
    .updateTable("workspace")
    .set({ isrcPrefix: "ESA0A" })
    .where("id", "=", artist.workspaceId)
    .execute();
  proposed = [{ verb: "assignIsrcs", input: { trackIds: release.tracks.map(trackGid) } }];
  const { proposals } = await asks(artist, "rightsManager");
  expect(await press(server, artist.viewer, "applyProposal", proposals[0]!.id)).toBe("applied");
  expect(await press(server, artist.viewer, "undoProposal", proposals[0]!.id)).toBe("undone");
});

test("the ordinary verb's own refusal is told, and the proposal waits", async () => {
  const artist = await anArtist(server);
  const release = await aRelease(server, artist.workspaceId, { releaseDay: "2099-03-12" });
  const { data } = await addStep(artist, release.gid);
  proposed = [
    { verb: "snoozeMilestone", input: { id: data.addMilestone.milestone.id, until: dayAhead(-10) } },
  ];
  const { id, proposals } = await asks(artist, "pam");
  const code = await press(server, artist.viewer, "applyProposal", proposals[0]!.id);
  expect(code).toBe("milestones.snoozeWrong");
  expect((await proposalsOf(server, artist.viewer, id))[0]!.state).toBe("open");
});

/** Leaves a proposal as a server does that died at this moment of a press. */
const leave = (gid: string, row: { claimedAt: Date; made?: null }) =>
  server.db
    .updateTable("proposal")
    .set({ state: "applying", ...row })
    .where("id", "=", rowOf(gid))
    .execute();
const stateAt = async (viewer: Artist["viewer"], id: string, at: Date) => {
  const document = `query State($id: ID!) { node(id: $id) { ... on ChatMessage { proposals { state } } } }`;
  const { data } = await server.ask(viewer, document, { id }, { now: () => at });
  return data.node.proposals[0].state as string;
};
const longAgo = () => new Date(Date.now() - PRESS_MS - 1_000);

test("a press that was cut off before anything changed is open again after a minute", async () => {
  const { viewer, release, messageId, proposal } = await aProposal();
  const state = async () => (await proposalsOf(server, viewer, messageId))[0]!.state;
  await leave(proposal.id, { claimedAt: new Date() });
  expect(await state()).toBe("applying");
  expect(await press(server, viewer, "applyProposal", proposal.id)).toBe("applying");
  await leave(proposal.id, { claimedAt: longAgo() });
  expect(await state()).toBe("open");
  expect(await press(server, viewer, "applyProposal", proposal.id)).toBe("applied");
  expect((await releaseRow(server, release.id)).version).toBe(2);
  const other = await aProposal();
  await leave(other.proposal.id, { claimedAt: longAgo() });
  expect(await press(server, other.viewer, "dismissProposal", other.proposal.id)).toBe("dismissed");
});

test("a press that was cut off after the change counts as applied, changes nothing twice, and is taken back", async () => {
  const { viewer, release, messageId, proposal } = await aProposal();
  await press(server, viewer, "applyProposal", proposal.id);
  await leave(proposal.id, { claimedAt: longAgo(), made: null });
  // What stands is not waved away, and stands after a week as well.
  expect(await press(server, viewer, "dismissProposal", proposal.id)).toBe("applied");
  expect(await press(server, viewer, "applyProposal", proposal.id)).toBe("applied");
  const old = new Date(Date.now() - (PROPOSAL_DAYS + 1) * 86_400_000);
  await server.db
    .updateTable("proposal")
    .set({ claimedAt: old })
    .where("id", "=", rowOf(proposal.id))
    .execute();
  const { db, services, dataDir } = server;
  const later = new Date(Date.now() + (PROPOSAL_DAYS + 1) * 86_400_000);
  expect(await stateAt(viewer, messageId, later)).toBe("applied");
  await sweepConversations({ db, services, dataDir }, later);
  expect((await proposalsOf(server, viewer, messageId))[0]!.state).toBe("applied");
  expect((await releaseRow(server, release.id)).version).toBe(2);
  expect(await press(server, viewer, "undoProposal", proposal.id)).toBe("undone");
  expect((await releaseRow(server, release.id)).description ?? "").toBe("");
});

test("an undo that was cut off after its last step is pressed again, and changes nothing twice", async () => {
  const { viewer, release, proposal } = await aProposal();
  await press(server, viewer, "applyProposal", proposal.id);
  await press(server, viewer, "undoProposal", proposal.id);
  await leave(proposal.id, { claimedAt: longAgo() });
  expect(await press(server, viewer, "undoProposal", proposal.id)).toBe("undone");
  expect((await releaseRow(server, release.id)).version).toBe(3);
});

test("an undo of several steps that was cut off in the middle goes on from there, unless somebody changed the rest", async () => {
  const artist = await anArtist(server);
  const { workspaceId, viewer } = artist;
  const release = await aRelease(server, workspaceId, {}, 2);
  await server.db.updateTable("track").set({ isrc: null }).where("id", "in", release.tracks).execute();
  const prefix = { isrcPrefix: "ESA0B" };
  await server.db.updateTable("workspace").set(prefix).where("id", "=", workspaceId).execute();
  proposed = [{ verb: "assignIsrcs", input: { trackIds: release.tracks.map(trackGid) } }];
  const proposal = (await asks(artist, "rightsManager")).proposals[0]!;
  await press(server, viewer, "applyProposal", proposal.id);
  const songs = () =>
    server.db.selectFrom("track").select(["isrc", "version"]).where("id", "in", release.tracks).execute();
  const { made } = await server.db
    .selectFrom("proposal")
    .select("made")
    .where("id", "=", rowOf(proposal.id))
    .executeTakeFirstOrThrow();
  const [first, second] = (made as { tracks: { id: string; version: number }[] }).tracks;
  const key = `proposal-${rowOf(proposal.id)}-undo-0`;
  await server.ask(
    viewer,
    `mutation First($input: UpdateTrackInput!) { updateTrack(input: $input) { __typename } }`,
    { input: { ...first, isrc: null } },
    { request: new Request("http://localhost", { headers: { "idempotency-key": key } }) },
  );
  expect((await songs()).filter(({ isrc }) => isrc === null)).toHaveLength(1);
  await leave(proposal.id, { claimedAt: longAgo() });
  const change = (version: number) =>
    server.db.updateTable("track").set({ version }).where("id", "=", rowOf(second!.id)).execute();
  await change(second!.version + 1);
  expect(await press(server, viewer, "undoProposal", proposal.id)).toBe("assistants.undoStale");
  await change(second!.version);
  expect(await press(server, viewer, "undoProposal", proposal.id)).toBe("undone");
  const versions = [first!, second!].map(({ version }) => version + 1);
  expect(await songs()).toEqual(versions.map((version) => ({ isrc: null, version })));
});
