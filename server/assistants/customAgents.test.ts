import { encodeGlobalID } from "@pothos/plugin-relay";
import { newId } from "../../db/ids.ts";
import { aUser } from "../../db/testing/build.ts";
import { AGENTS } from "../../domain/assistants/agents.ts";
import { AGENTS_MOST } from "../../domain/assistants/customAgents.ts";
import { anArtist } from "../releases/testing.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";

const CREATE = `mutation Create($input: CreateAgentInput!) { createAgent(input: $input) { __typename
  ... on CreateAgentPayload { agent { id name role areas isCustom avatarUrl skills { name value } } viewer { aiAgents { name } } }
  ... on UserError { code } ... on InvalidInput { field } } }`;
const UPDATE = `mutation Update($input: UpdateAgentInput!) { updateAgent(input: $input) { __typename
  ... on UpdateAgentPayload { agent { name } } ... on InvalidInput { field } } }`;
const DELETE = `mutation Delete($input: DeleteAgentInput!) { deleteAgent(input: $input) { __typename
  ... on DeleteAgentPayload { deletedId viewer { aiAgents { name } } } } }`;
const SEND = `mutation Send($input: SendChatMessageInput!) { sendChatMessage(input: $input) { __typename
  ... on SendChatMessagePayload { reply { id } } ... on UserError { code } } }`;
const READ =
  "query Read($id: ID!) { node(id: $id) { ... on ChatMessage { content chips { kind agent { name } } } } }";
const NODE = "query Node($id: ID!) { node(id: $id) { ... on AiAgent { name } } }";

const SCOUT = {
  ...{ name: "Tour Scout", role: "Booking", description: "Finds rooms for fifty people.", persona: "Dry" },
  ...{ logicLevel: "MIN", voiceId: "teo", skills: [{ name: "Booking", value: 90 }] },
  ...{ areas: ["planning"], avatar: "ember", header: "rings" },
};
let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

async function aMaker(plan = "artist_pro") {
  const { userId, workspaceId } = await anArtist(server, plan, plan === "free" ? new Date(0) : null);
  const viewer = await viewerFor(server, userId);
  const workspace = encodeGlobalID("Workspace", workspaceId);
  const make = (change: object = {}, some: object = {}) =>
    server.ask(viewer, CREATE, {
      input: { workspaceId: workspace, agent: { ...SCOUT, ...change }, ...some },
    });
  const send = (agentId: string, text: string, home: string | null = workspace) =>
    server.ask(viewer, SEND, { input: { agentId, workspaceId: home, conversationId: newId(), text } });
  const answer = async (agentId: string, text: string) => {
    const { id } = (await send(agentId, text)).data.sendChatMessage.reply;
    await server.services.replies.idle();
    return (await server.ask(viewer, READ, { id })).data.node;
  };
  return { viewer, workspace, make, send, answer };
}

test("an artist makes an assistant of their own, who stands behind the eight", async () => {
  const { make } = await aMaker();
  const { agent, viewer } = (await make()).data.createAgent;
  expect(agent).toMatchObject({
    ...{ name: "Tour Scout", role: "Booking", areas: ["planning"], isCustom: true },
    ...{ avatarUrl: "/agents/own/ember.svg", skills: [{ name: "Booking", value: 90 }] },
  });
  expect(viewer.aiAgents.map(({ name }: any) => name)).toEqual([
    ...AGENTS.map(({ name }) => name),
    "Tour Scout",
  ]);
});

test("what is missing is refused at its field, and nothing is kept", async () => {
  const { make, viewer } = await aMaker();
  expect((await make({ name: " " })).data.createAgent).toMatchObject({ field: "name" });
  expect((await make({ skills: [] })).data.createAgent).toMatchObject({ field: "skills" });
  const value = { skills: [{ name: "Booking", value: 101 }] };
  expect((await make(value)).data.createAgent).toMatchObject({ field: "skills.0.value" });
  const agents = (await server.ask(viewer, "{ viewer { aiAgents { name } } }")).data.viewer.aiAgents;
  expect(agents).toHaveLength(AGENTS.length);
});

test("a trial and a lapsed plan make none, and what a lapsed plan made cannot be asked", async () => {
  const trial = await aMaker("artist_starter");
  expect((await trial.make()).errors?.[0]?.extensions?.code).toBe("UPGRADE_REQUIRED");
  const { viewer, workspace, make } = await aMaker();
  const { id } = (await make()).data.createAgent.agent;
  await server.db
    .updateTable("user")
    .set({ userTier: "artist_starter" })
    .where("id", "=", viewer.userId)
    .execute();
  const lapsed = await viewerFor(server, viewer.userId);
  const input = { agentId: id, workspaceId: workspace, conversationId: newId(), text: "Hello" };
  expect((await server.ask(lapsed, SEND, { input })).errors?.[0]?.extensions?.code).toBe("UPGRADE_REQUIRED");
});

test("a fan on Fan Pro makes assistants and asks all of the team, a fan without it asks PAM", async () => {
  const ask = async (userTier: string) => {
    const { id } = await aUser(server.db, { role: "fan", userTier });
    const viewer = await viewerFor(server, id);
    const codes = [CREATE, SEND, SEND].map(async (document, place) => {
      const said = { agentId: encodeGlobalID("AiAgent", AGENTS[place === 1 ? 1 : 0]!.uid), text: "Hello" };
      const input = place === 0 ? { agent: SCOUT } : { ...said, conversationId: newId() };
      return (await server.ask(viewer, document, { input })).errors?.[0]?.extensions?.code ?? "done";
    });
    return Promise.all(codes);
  };
  expect(await ask("fan_pro")).toEqual(["done", "done", "done"]);
  expect(await ask("fan_free")).toEqual(["UPGRADE_REQUIRED", "UPGRADE_REQUIRED", "done"]);
});

test("nobody else sees, asks, changes or deletes it, and it works in its own studio only", async () => {
  const [maker, stranger] = [await aMaker(), await aMaker()];
  const { id } = (await maker.make()).data.createAgent.agent;
  expect((await server.ask(stranger.viewer, NODE, { id })).data.node).toBeNull();
  expect((await stranger.send(id, "Hello")).data.sendChatMessage.__typename).toBe("NotFound");
  const update = { input: { id, agent: SCOUT } };
  expect((await server.ask(stranger.viewer, UPDATE, update)).data.updateAgent.__typename).toBe("NotFound");
  expect((await server.ask(stranger.viewer, DELETE, { input: { id } })).data.deleteAgent.__typename).toBe(
    "NotFound",
  );
  expect((await maker.send(id, "Hello", null)).data.sendChatMessage.__typename).toBe("NotFound");
});

test("it answers from what it may look at, and hands on what it may not", async () => {
  const { make, answer } = await aMaker();
  const { id } = (await make()).data.createAgent.agent;
  expect((await answer(id, "What is late?")).content).not.toContain("did not let me");
  const { content, chips } = await answer(id, "How much have I earned?");
  expect(content).toContain("You did not let me look at that.");
  expect(chips).toContainEqual({ kind: "agent", agent: { name: "Business Manager" } });
});

test("it is changed and deleted by whoever made it, with what was said to it", async () => {
  const { viewer, make, answer } = await aMaker();
  const { id } = (await make()).data.createAgent.agent;
  await answer(id, "What is late?");
  const agent = { ...SCOUT, name: "Night Scout" };
  expect((await server.ask(viewer, UPDATE, { input: { id, agent } })).data.updateAgent.agent.name).toBe(
    "Night Scout",
  );
  const { deletedId, viewer: left } = (await server.ask(viewer, DELETE, { input: { id } })).data.deleteAgent;
  expect(deletedId).toBe(id);
  expect(left.aiAgents).toHaveLength(AGENTS.length);
  const talks = await server.db
    .selectFrom("conversation")
    .selectAll()
    .where("userId", "=", viewer.userId)
    .execute();
  expect(talks).toEqual([]);
});

test("asked twice with one id it is one assistant, and nobody makes more than twenty", async () => {
  const { make } = await aMaker();
  const id = newId();
  await make({}, { id });
  expect((await make({}, { id })).data.createAgent.code).toBe("general.idTaken");
  for (let n = 1; n < AGENTS_MOST; n++) await make({ name: `Scout ${n}` });
  expect((await make()).data.createAgent.__typename).toBe("AgentLimitReached");
});
