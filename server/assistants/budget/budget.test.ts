import { encodeGlobalID } from "@pothos/plugin-relay";
import { findSpent, holdBudget, settleBudget, settleLostHolds } from "../../../db/assistants/budgets.ts";
import { newId } from "../../../db/ids.ts";
import { aUser, aWorkspace } from "../../../db/testing/build.ts";
import { AGENTS } from "../../../domain/assistants/agents.ts";
import { DOLLAR_MICROS } from "../../../domain/assistants/budget.ts";
import { REPLIES_A_DAY } from "../../../domain/assistants/chat.ts";
import type { Viewer } from "../../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../../testing.ts";
import { MODEL_PACE } from "../model/modelAssistant.ts";
import { FAKE_USAGE } from "../testing/FakeTurn.ts";
import { openFakeModel } from "../testing/fakeModel.ts";

const SEND = /* GraphQL */ `mutation Send($input: SendChatMessageInput!) {
  sendChatMessage(input: $input) { ... on SendChatMessagePayload { reply { id } } ... on UserError { code } }
}`;
const READ = /* GraphQL */ `query Read($id: ID!) { node(id: $id) { ... on ChatMessage { state content } } }`;
const CHOOSE = /* GraphQL */ `mutation Choose($input: UpdatePlatformSettingInput!) {
  updatePlatformSetting(input: $input) { __typename ... on InvalidInput { message } }
}`;
const LEFT = /* GraphQL */ `query Left { viewer { aiAllowance {
  hasModel leftMicros limitMicros repliesLeftToday
} } }`;
const USAGE = /* GraphQL */ `{ admin {
  assistants { host models isDown }
  aiUsage { costMicros inputTokens spenders { studio costMicros calls } }
} }`;

// Fifty at once: on a loaded machine some are slow, which is not what this is about.
Object.assign(MODEL_PACE, { firstChunkMs: 60_000, chunkMs: 60_000 });

let server: TestServer;
let fake: Awaited<ReturnType<typeof openFakeModel>>;
let ada: Viewer;
let duringCall: () => Promise<void>;
beforeAll(async () => {
  duringCall = async () => {};
  fake = await openFakeModel("openai-compatible", async () => {
    await duringCall();
    return { text: "All is well." };
  });
  // Dear enough that a handful of calls is a month's money.
  const choice = { ...fake.choice, prices: { in: 15_000, out: 75_000 } };
  server = await openTestServer(() => new Date(), { assistant: choice });
  ada = await viewerFor(server, (await aUser(server.db, { role: "superadmin" })).id);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

/** A studio on a trial with so many people in it. */
async function aStudio(people: number) {
  const owner = await aUser(server.db, { role: "artist", userTier: "artist_starter" });
  const { id } = await aWorkspace(server.db, { ownerId: owner.id });
  const userIds = [owner.id];
  while (userIds.length < people) {
    const { id: userId } = await aUser(server.db, { role: "artist" });
    await server.db.insertInto("membership").values({ workspaceId: id, userId, role: "artist" }).execute();
    userIds.push(userId);
  }
  const viewers = await Promise.all(userIds.map((userId) => viewerFor(server, userId)));
  return { id, viewers, workspaceId: encodeGlobalID("Workspace", id) };
}

const agentId = encodeGlobalID("AiAgent", AGENTS[0]!.uid);
async function send(viewer: Viewer, workspaceId: string): Promise<string> {
  const input = { agentId, workspaceId, conversationId: newId(), text: "What is late?" };
  return (await server.ask(viewer, SEND, { input })).data.sendChatMessage.reply.id;
}
const contentOf = async (viewer: Viewer, id: string): Promise<string> =>
  (await server.ask(viewer, READ, { id })).data.node.content;
const choose = (key: string, value: string | null) => server.ask(ada, CHOOSE, { input: { key, value } });

test("fifty questions at once never cost more than there is, and those beyond are answered by our own rules", async () => {
  const { id, viewers, workspaceId } = await aStudio(3);
  const limit = DOLLAR_MICROS;
  const seen: number[] = [];
  duringCall = async () => {
    const { usedMicros, heldMicros } = await findSpent(server.db, { workspaceId: id }, new Date());
    seen.push(usedMicros + heldMicros);
  };
  const asked = Array.from({ length: 50 }, (_, place) => viewers[place % viewers.length]!);
  const replies = await Promise.all(asked.map((viewer) => send(viewer, workspaceId)));
  await server.services.replies.idle();
  duringCall = async () => {};
  const said = await Promise.all(replies.map((reply, place) => contentOf(asked[place]!, reply)));
  const byModel = said.filter((content) => content === "All is well.").length;
  const byRules = said.filter((content) => content.startsWith("*This month’s budget")).length;
  expect([byModel > 0, byRules > 0, byModel + byRules]).toEqual([true, true, 50]);
  expect(Math.max(...seen)).toBeLessThanOrEqual(limit);
  const cost = (FAKE_USAGE.input * 15_000 + FAKE_USAGE.output * 75_000) / 1_000;
  const spent = await findSpent(server.db, { workspaceId: id }, new Date());
  expect(spent).toEqual({ usedMicros: byModel * cost, heldMicros: 0 });
});

test("what a dead server held counts as spent once its time is over, and a word that comes later changes nothing", async () => {
  const { id } = await aStudio(1);
  const payer = { workspaceId: id };
  const now = new Date();
  const later = new Date(now.getTime() + 60_000);
  const wish = { payer, limitMicros: 1_000, micros: 600, now, leaseUntil: later };
  const hold = await holdBudget(server.db, wish);
  expect(await holdBudget(server.db, wish)).toBeNull();
  await settleLostHolds(server.db, now);
  expect(await findSpent(server.db, payer, now)).toEqual({ usedMicros: 0, heldMicros: 600 });
  await settleLostHolds(server.db, new Date(later.getTime() + 1));
  await settleBudget(server.db, hold!, { micros: 1, inputTokens: 1, outputTokens: 1 });
  expect(await findSpent(server.db, payer, now)).toEqual({ usedMicros: 600, heldMicros: 0 });
  const nextMonth = new Date(now.getTime() + 32 * 86_400_000);
  expect(await findSpent(server.db, payer, nextMonth)).toEqual({ usedMicros: 0, heldMicros: 0 });
});

test("what is left is shown before it is reached: the studio's, or of somebody without one their own", async () => {
  const { viewers, workspaceId } = await aStudio(1);
  const [viewer] = viewers as [Viewer];
  await send(viewer, workspaceId);
  await server.services.replies.idle();
  const { aiAllowance: left } = (await server.ask(viewer, LEFT)).data.viewer;
  expect(left).toMatchObject({ hasModel: true, limitMicros: DOLLAR_MICROS });
  expect(left.leftMicros).toBeLessThan(DOLLAR_MICROS);
  expect(left.repliesLeftToday).toBe(REPLIES_A_DAY - 1);
  const fan = await viewerFor(server, (await aUser(server.db, { role: "fan", trialEndsAt: new Date(0) })).id);
  const own = (await server.ask(fan, LEFT)).data.viewer.aiAllowance;
  expect(own).toMatchObject({ hasModel: false, limitMicros: 0, leftMicros: 0 });
});

test("stopped for everybody, nobody asks it and our own rules answer without a word", async () => {
  const { viewers, workspaceId } = await aStudio(1);
  const [viewer] = viewers as [Viewer];
  await choose("aiModel", "off");
  const before = fake.requests.length;
  const reply = await send(viewer, workspaceId);
  await server.services.replies.idle();
  expect(await contentOf(viewer, reply)).not.toContain("language model");
  expect(fake.requests).toHaveLength(before);
  expect((await server.ask(viewer, LEFT)).data.viewer.aiAllowance.hasModel).toBe(false);
  await choose("aiModel", null);
  expect((await choose("aiModel", "perhaps")).data.updatePlatformSetting.__typename).toBe("InvalidInput");
  expect((await choose("aiBudgetTrial", "1001")).data.updatePlatformSetting.__typename).toBe("InvalidInput");
});

test("those who run the platform see what it costs by studio, where the model is, and no key", async () => {
  const { data } = await server.ask(ada, USAGE);
  expect(data.admin.assistants).toEqual({
    host: new URL(fake.choice.baseUrl).host,
    models: ["large", "middle", "small", "ear"],
    isDown: false,
  });
  const { costMicros, spenders } = data.admin.aiUsage;
  expect(spenders[0].costMicros).toBeGreaterThan(0);
  expect(spenders.reduce((sum: number, each: any) => sum + each.costMicros, 0)).toBe(costMicros);
  expect(JSON.stringify(data)).not.toContain("sk-fake-key");
  const artist = (await aStudio(1)).viewers[0]!;
  expect((await server.ask(artist, USAGE)).data?.admin ?? null).toBeNull();
});
