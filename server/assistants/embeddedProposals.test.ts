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
  ["Move Undertow a week later", "2099-03-19"],
  ["Adelanta Undertow dos semanas", "2099-02-26"],
])("%s means %s", (said, day) => expect(dayIn(said, "2099-03-12")).toBe(day));

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
