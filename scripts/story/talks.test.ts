import { encodeGlobalID } from "@pothos/plugin-relay";
import { agentOf } from "../../domain/assistants/agents.ts";
import { press } from "../../server/assistants/testing.ts";
import { viewerFor } from "../../server/testing.ts";
import { openDemoStudio } from "../assistants/demoStudio.ts";
import { personId } from "./storyId.ts";

let demo: Awaited<ReturnType<typeof openDemoStudio>>;
beforeAll(async () => void (demo = await openDemoStudio()));
afterAll(() => demo.close());

const TALK = /* GraphQL */ `query Talk($id: ID!) { node(id: $id) { ... on Conversation {
  messages(first: 10) { edges { node { role content citations { path } proposals { id verb state lines { before after } } } } }
} } }`;

test("the demo's artist has talked to PAM: what was applied can be taken back, and what waits can be pressed and taken back", async () => {
  const { server } = demo;
  const artist = await viewerFor(server, personId("artist"));
  const { id } = await server.db
    .selectFrom("conversation")
    .select("id")
    .where("agentId", "=", agentOf("pam")!.uid)
    .executeTakeFirstOrThrow();
  const { data } = await server.ask(artist, TALK, { id: encodeGlobalID("Conversation", id) });
  const messages = data.node.messages.edges.map(({ node }: any) => node);
  const proposals = messages.flatMap((message: any) => message.proposals);
  expect(messages).toHaveLength(4);
  expect(messages.flatMap((message: any) => message.citations)).toHaveLength(2);
  expect(proposals.map(({ verb, state }: any) => [verb, state]).sort()).toEqual([
    ["completeMilestone", "applied"],
    ["moveRelease", "open"],
  ]);
  const idOf = (verb: string) => proposals.find((each: any) => each.verb === verb).id;
  const day = async () =>
    (
      await server.db
        .selectFrom("release")
        .select("releaseDay")
        .where("slug", "=", "low-tide-versions")
        .executeTakeFirstOrThrow()
    ).releaseDay;
  const before = await day();
  expect(await press(server, artist, "applyProposal", idOf("moveRelease"))).toBe("applied");
  expect(await day()).not.toEqual(before);
  expect(await press(server, artist, "undoProposal", idOf("moveRelease"))).toBe("undone");
  expect(await day()).toEqual(before);
  expect(await press(server, artist, "undoProposal", idOf("completeMilestone"))).toBe("undone");
});

test("the designer has drawn four covers for the notebook, which wait to be chosen from", async () => {
  const { server } = demo;
  const artist = await viewerFor(server, personId("artist"));
  const drafts = await server.db.selectFrom("coverDraft").select("messageId").execute();
  const { data } = await server.ask(
    artist,
    `query Drawn($id: ID!) { node(id: $id) { ... on ChatMessage { content coverDrafts { motif title isCover release { coverAlt } } } } }`,
    { id: encodeGlobalID("ChatMessage", drafts[0]!.messageId) },
  );
  const { content, coverDrafts } = data.node;
  expect(coverDrafts).toHaveLength(4);
  expect(content).toContain(coverDrafts[0].motif);
  expect(coverDrafts.map(({ isCover }: any) => isCover)).toEqual([false, false, false, false]);
});

test("the studio has spent a little on a language model this month", async () => {
  const [spent, ...more] = await demo.server.db
    .selectFrom("aiBudget")
    .select(["usedMicros", "heldMicros"])
    .execute();
  expect([spent, more]).toEqual([{ usedMicros: 43_200, heldMicros: 0 }, []]);
});
