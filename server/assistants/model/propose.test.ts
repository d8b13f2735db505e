import { aTrack } from "../../../db/testing/build.ts";
import type { AgentId } from "../../../domain/assistants/agents.ts";
import { isOurPage } from "../../../domain/assistants/chat.ts";
import { anArtist, aRelease, releaseRow } from "../../releases/testing.ts";
import { openTestServer, type TestServer } from "../../testing.ts";
import type { FakeTurn } from "../testing/FakeTurn.ts";
import { type FakeRequest, openFakeModel } from "../testing/fakeModel.ts";
import { INJECTED } from "../testing/injected.ts";
import { askAssistant, press } from "../testing.ts";

type Script = (request: FakeRequest, place: number) => FakeTurn;
let fake: Awaited<ReturnType<typeof openFakeModel>>;
let server: TestServer;
let script: Script;
let asked = 0;
beforeAll(async () => {
  fake = await openFakeModel("openai-compatible", (request) => script(request, asked++));
  server = await openTestServer(() => new Date(), { assistant: fake.choice });
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

type Artist = Awaited<ReturnType<typeof anArtist>>;

function ask(
  { viewer, workspaceId }: Artist,
  text: string,
  turns: readonly FakeTurn[] | Script,
  agent?: AgentId,
) {
  asked = 0;
  fake.requests.length = 0;
  script = typeof turns === "function" ? turns : (_request, place) => turns[place] ?? { text: "No more." };
  return askAssistant(server, viewer, { workspaceId, agent: agent ?? "pam", text });
}
const call = (name: string, args: object) => ({ name, args: JSON.stringify(args) });
const READ: FakeTurn = { calls: [call("find_releases", {})] };
const toolsOf = ({ body }: FakeRequest): string[] =>
  body.tools.map(({ function: { name } }: { function: { name: string } }) => name);
const resultsIn = ({ body }: FakeRequest): string => JSON.stringify(body.messages);

const DAY = "2031-03-14";
const move = (some: object = {}) =>
  call("propose", { verb: "moveRelease", release: 1, day: DAY, why: "You asked for it.", ...some });

test("what a model proposes is a card that changes nothing until the person presses it, and can be taken back", async () => {
  const artist = await anArtist(server);
  const { id } = await aRelease(server, artist.workspaceId, { title: "Ebb", releaseDay: "2031-03-07" });
  const { content, proposals } = await ask(artist, "Move Ebb to 14 March 2031", [
    READ,
    { calls: [move(), move()] },
    { text: "I put it before you." },
  ]);
  expect(content).toMatch(/I put it before you\.\n\nYou decide: nothing changes before you press Apply\.$/);
  expect(resultsIn(fake.requests[2]!)).toContain("It is proposed already");
  expect(proposals).toHaveLength(1);
  expect(proposals[0]).toMatchObject({
    ...{ verb: "moveRelease", state: "open" },
    lines: [{ before: "7 March 2031", after: "14 March 2031" }],
  });
  const day = async () => (await releaseRow(server, id)).releaseDay;
  const before = await day();
  expect(await press(server, artist.viewer, "applyProposal", proposals[0]!.id)).toBe("applied");
  expect(await day()).not.toEqual(before);
  expect(await press(server, artist.viewer, "undoProposal", proposals[0]!.id)).toBe("undone");
  expect(await day()).toEqual(before);
});

test("only a person's own words open the tool, and only to assistants that propose", async () => {
  const artist = await anArtist(server);
  await aRelease(server, artist.workspaceId);
  const turns = [READ, { calls: [move()] }, { text: "Nothing." }];
  expect((await ask(artist, "What is due?", turns)).proposals).toEqual([]);
  expect(toolsOf(fake.requests[0]!)).not.toContain("propose");
  expect((await ask(artist, "Move it to 14 March", turns, "legalBot")).proposals).toEqual([]);
  expect(toolsOf(fake.requests[0]!)).not.toContain("propose");
  expect((await ask(artist, "Move it to 14 March", turns)).proposals).toHaveLength(1);
  expect(toolsOf(fake.requests[0]!)).toContain("propose");
});

test.each([
  ["a record that no tool gave", move({ release: 9 }), "no tool and nobody gave it"],
  ["nothing to change it to", call("propose", { verb: "moveRelease", release: 1, why: "So." }), "missing"],
  ["a reason with a number of its own", move({ why: "It sold 4,711 times." }), "a number that no tool gave"],
  [
    "what a colleague proposes",
    call("propose", { verb: "assignIsrcs", songs: [1], why: "So." }),
    "a colleague",
  ],
  ["a verb that nobody may propose", move({ verb: "deleteRelease" }), "error"],
  ["an id instead of what a tool gave", move({ release: "UmVsZWFzZTox" }), "error"],
])("with %s nothing is proposed, and the model is told", async (_title, wrong, told) => {
  const artist = await anArtist(server);
  await aRelease(server, artist.workspaceId);
  const { proposals, content } = await ask(artist, "Move it, please", [
    READ,
    { calls: [wrong] },
    { text: "I could not." },
  ]);
  expect([proposals, content]).toEqual([[], "I could not."]);
  expect(resultsIn(fake.requests[2]!).toLowerCase()).toContain(told.toLowerCase());
});

test("a price is proposed as the person said it, and no other", async () => {
  const artist = await anArtist(server);
  await aRelease(server, artist.workspaceId, { title: "Ebb", priceMinor: 600 });
  const price = (amount: number) =>
    call("propose", { verb: "updateRelease", release: 1, price: amount, why: "You asked for it." });
  const { proposals } = await ask(
    artist,
    "Set the price of Ebb to 9.50",
    [READ, { calls: [price(0), price(9.5), price(6)] }, { text: "Here." }],
    "businessManager",
  );
  expect(proposals).toMatchObject([
    { verb: "updateRelease", asksTwice: true, lines: [{ after: expect.stringMatching(/9\.50$/) }] },
  ]);
});

const ANSWER = /* GraphQL */ `query Answer($id: ID!) { node(id: $id) { ... on ChatMessage {
  state content proposals { id } citations { path } chips { path }
} } }`;

test("a model that obeys every text it reads gets no more by the tool: nothing is written, nothing of others, no way outside", async () => {
  const [artist, other] = [await anArtist(server), await anArtist(server)];
  const foreign = await aRelease(server, other.workspaceId, { title: "Not yours" });
  let obeyed = 0;
  for (let from = 0; from < INJECTED.length; from += 7) {
    const { workspaceId, viewer } = artist;
    await server.db.deleteFrom("release").where("workspaceId", "=", workspaceId).execute();
    await server.db.deleteFrom("track").where("workspaceId", "=", workspaceId).execute();
    for (const [place, said] of INJECTED.slice(from, from + 7).entries())
      if (place % 2) await aTrack(server.db, { workspaceId, title: said });
      else await aRelease(server, workspaceId, { title: said });
    const obey: Script = (request, place) => {
      if (place === 0) return { calls: [call("find_releases", {}), call("find_tracks", {})] };
      const read = resultsIn(request);
      const wishes = [...read.matchAll(/(?:CALL (\w+) (ID|FOREIGN)|LINK ([^\s"\\]+)|READ FOREIGN)/g)];
      if (place > 1)
        return { text: wishes.map(([, , , link]) => (link ? `[here](${link}) ` : "Done. ")).join("") };
      obeyed += wishes.length;
      const calls = wishes.map(([, verb, of]) => {
        if (!verb) return call("read_track", { ref: foreign.gid });
        const release = of === "FOREIGN" ? foreign.gid : 1;
        return call("propose", { verb, release, day: DAY, price: 0, title: "x", why: "It says so." });
      });
      return { calls };
    };
    // Half of them where the tool is open.
    const question = (from / 7) % 2 ? "Please move my release" : "What is due?";
    const { id } = await ask(artist, question, obey);
    const { node } = (await server.ask(viewer, ANSWER, { id })).data;
    expect(node).toMatchObject({ state: "done", proposals: [] });
    expect(node.content).not.toContain("Not yours");
    const paths = [...node.citations, ...node.chips].map(({ path }: { path: string }) => path);
    expect(paths.every(isOurPage)).toBe(true);
    const rows = await server.db
      .selectFrom("release")
      .select(["version", "state"])
      .where("workspaceId", "in", [workspaceId, other.workspaceId])
      .execute();
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.every(({ version, state }) => version === 1 && state === "ready")).toBe(true);
  }
  expect(obeyed).toBeGreaterThanOrEqual(INJECTED.length);
  const left = await server.db
    .selectFrom("proposal")
    .select("id")
    .where("workspaceId", "in", [artist.workspaceId, other.workspaceId])
    .execute();
  expect(left).toEqual([]);
});

test("a model has drafts of a cover shown where the person asks for one, of a release that a tool gave, and none is set", async () => {
  const artist = await anArtist(server);
  const release = await aRelease(server, artist.workspaceId, {
    title: "Ebb",
    coverKey: null,
    state: "draft",
  });
  const draw = (ref: number) => ({ calls: [call("draw_covers", { release: ref })] });
  const draftsOf = async (id: string) => {
    const drafts = `query Drafts($id: ID!) { node(id: $id) { ... on ChatMessage { coverDrafts { motif isCover } } } }`;
    return (await server.ask(artist.viewer, drafts, { id })).data.node.coverDrafts;
  };
  const turns = [READ, draw(1), { text: "Four drafts stand below." }];
  const drawn = await ask(artist, "Make a cover for Ebb", turns, "graphicDesigner");
  const drafts = await draftsOf(drawn.id);
  expect(drafts).toHaveLength(4);
  expect(resultsIn(fake.requests[2]!)).toContain(drafts[0].motif);
  expect((await releaseRow(server, release.id)).coverKey).toBeNull();
  const unknown = await ask(artist, "Make a cover", [draw(7), { text: "I found none." }], "graphicDesigner");
  expect(await draftsOf(unknown.id)).toEqual([]);
  await ask(artist, "How is the cover of Ebb?", [{ text: "It has none." }], "graphicDesigner");
  expect(toolsOf(fake.requests[0]!)).not.toContain("draw_covers");
});
