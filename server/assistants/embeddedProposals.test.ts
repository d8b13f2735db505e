import { isOrder } from "../../domain/assistants/grammar/isOrder.ts";
import { dayIn, daysBefore, priceIn, quotedIn } from "../../domain/assistants/grammar/saidDetails.ts";
import { anArtist, aRelease, releaseRow } from "../releases/testing.ts";
import { openTestServer, type TestServer } from "../testing.ts";
import { askAssistant, press } from "./testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

test.each([
  ["Move Undertow to 2099-04-02", "2099-04-02"],
  ["Mueve Undertow al 2 de abril de 2099", "2099-04-02"],
  ["Move Undertow to April", null],
  ["Plan it for the 12th of March", "2099-03-12"],
  ["Plan it for January 31", "2100-01-31"],
  ["Planifica Undertow para el 1 de mayo", "2099-05-01"],
  ["Plan it for 31 February", null],
  ["Move Undertow a week later", "2099-03-19"],
  ["Adelanta Undertow dos semanas", "2099-02-26"],
])("%s means %s", (said, day) => expect(dayIn(said, { from: "2099-03-12", today: "2099-02-01" })).toBe(day));

test("an order is told from a question, and its details are read as they are written", () => {
  expect(["Fix the titles", "¿Puedes corregir…?", "Por favor, corrige los títulos"].map(isOrder)).toEqual([
    ...[true, false, true],
  ]);
  expect(isOrder("Which titles are wrong?")).toBe(false);
  expect(quotedIn('Add a step "Call the plant" to Undertow')).toBe("Call the plant");
  expect(daysBefore("two weeks before")).toBe(14);
  expect([priceIn("to 9.50", "EUR"), priceIn("a 12 €", "EUR"), priceIn("cheaper", "EUR")]).toEqual([
    ...[950, 1200, null],
  ]);
});

test("an artist asks for a title to be mended, applies what is proposed, sees it on the release, and takes it back", async () => {
  const artist = await anArtist(server);
  const release = await aRelease(server, artist.workspaceId, { title: "Low  Tide" });
  const asked = { workspaceId: artist.workspaceId, agent: "contentManager" as const, text: "Fix the titles" };
  const { content, proposals } = await askAssistant(server, artist.viewer, asked);
  expect(content).toContain("nothing changes before you press Apply");
  expect(proposals.map(({ verb, state }) => [verb, state])).toEqual([["fixFinding", "open"]]);
  const { id } = proposals[0]!;
  expect(await press(server, artist.viewer, "applyProposal", id)).toBe("applied");
  expect((await releaseRow(server, release.id)).title).toBe("Low Tide");
  expect(await press(server, artist.viewer, "undoProposal", id)).toBe("undone");
  expect((await releaseRow(server, release.id)).title).toBe("Low  Tide");
});

test("PAM proposes another day when asked for one, in the person's words, and what is another's task she hands on", async () => {
  const artist = await anArtist(server);
  const { workspaceId, viewer } = artist;
  await aRelease(server, workspaceId, { title: "Undertow", releaseDay: "2099-03-12" });
  const moved = await askAssistant(server, viewer, {
    ...{ workspaceId, agent: "pam" as const, text: "Move Undertow a week later" },
  });
  expect(moved.proposals.map(({ verb }) => verb)).toEqual(["moveRelease"]);
  expect(moved.content).toContain("Undertow is set for 12 March 2099 so far.");
  expect(moved.content).not.toContain("chosen on its page");
  const codes = await askAssistant(server, viewer, {
    ...{ workspaceId, agent: "pam" as const, text: "Assign the missing ISRCs" },
  });
  expect(codes.proposals).toEqual([]);
});

test("PAM plans a release from its day: the person applies steps and day at once, and takes both back", async () => {
  const artist = await anArtist(server);
  const { workspaceId, viewer } = artist;
  const release = await aRelease(server, workspaceId, { title: "Undertow" });
  const steps = () =>
    server.db
      .selectFrom("milestone")
      .select(["stepKey", "dueDay"])
      .where("releaseId", "=", release.id)
      .where("deletedAt", "is", null)
      .execute();
  const text = "Plan my release for 12 March 2099";
  const { content, proposals } = await askAssistant(server, viewer, { workspaceId, agent: "pam", text });
  expect(content).toContain("Undertow comes out on 12 March 2099: 16 steps");
  expect(content).toContain("1. 29 January 2099: Approve the master");
  expect(proposals.map(({ verb, lines }) => [verb, lines.length])).toEqual([["applyMilestoneTemplate", 17]]);
  expect(proposals[0]!.lines[0]).toMatchObject({ field: "Release date", after: "12 March 2099" });
  expect(await steps()).toEqual([]);
  const { id } = proposals[0]!;
  expect(await press(server, viewer, "applyProposal", id)).toBe("applied");
  expect(await steps()).toHaveLength(16);
  expect(String((await releaseRow(server, release.id)).releaseDay)).toContain("2099");
  expect(await press(server, viewer, "undoProposal", id)).toBe("undone");
  expect(await steps()).toEqual([]);
  expect((await releaseRow(server, release.id)).releaseDay).toBeNull();
});

test("of a day that is near PAM says what is too late, and of one that is over that it is", async () => {
  const artist = await anArtist(server);
  const { workspaceId, viewer } = artist;
  await aRelease(server, workspaceId, { title: "Undertow" });
  const asked = (text: string) => askAssistant(server, viewer, { workspaceId, agent: "pam", text });
  const near = await asked("Planifica Undertow para dentro de dos semanas");
  expect(near.content).toContain("9");
  const [first] = near.proposals[0]!.lines.slice(1);
  expect(first!.field).toBe("Approve the master");
  expect((await asked("Plan Undertow for 2001-03-12")).proposals).toEqual([]);
});
