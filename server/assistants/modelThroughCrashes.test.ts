import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { settleLostHolds } from "../../db/assistants/budgets.ts";
import { newId } from "../../db/ids.ts";
import { openDatabase } from "../../db/open.ts";
import { freshInstallation } from "../../db/testing/freshInstallation.ts";
import { AGENTS } from "../../domain/assistants/agents.ts";
import { crash, crashAll, freePort, type ServerProcess, startServer } from "../serverProcess.ts";
import type { FakeTurn } from "./testing/FakeTurn.ts";
import { openFakeModel } from "./testing/fakeModel.ts";

// Processes really die here; a loaded machine takes its time to start them again.
const PATIENCE_MS = 120_000;

const ME = "{ viewer { workspace { id } } }";
const SEND = /* GraphQL */ `mutation Send($input: SendChatMessageInput!) {
  sendChatMessage(input: $input) { ... on SendChatMessagePayload { conversation { id } reply { id } } }
}`;
const RETRY = /* GraphQL */ `mutation Retry($input: RetryReplyInput!) {
  retryReply(input: $input) { __typename }
}`;
const READ = /* GraphQL */ `query Read($id: ID!) { node(id: $id) { ... on Conversation {
  messages(first: 10) { edges { node { role state content } } }
} } }`;
const idOf = (document: string) => createHash("sha256").update(document).digest("hex");

let dataDir: string;
let env: NodeJS.ProcessEnv;
let turn: FakeTurn;
let fake: Awaited<ReturnType<typeof openFakeModel>>;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "levare-model-crash-"));
  await mkdir(path.join(dataDir, "client"), { recursive: true });
  const documents = Object.fromEntries([ME, SEND, RETRY, READ].map((each) => [idOf(each), each]));
  await writeFile(path.join(dataDir, "client/persisted.json"), JSON.stringify(documents));
  fake = await openFakeModel("anthropic", () => turn);
  env = {
    ...{ PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: "0", PORT: String(await freePort()) },
    SECRET: "a secret of tests, long enough for anyone",
    ...{ AI_PROVIDER: "anthropic", AI_BASE_URL: fake.choice.baseUrl, AI_ALLOW_PRIVATE: "1" },
    ...{ AI_MODEL: "middle", AI_PRICE_IN: "1000", AI_PRICE_OUT: "5000" },
  };
  const url = await freshInstallation(dataDir);
  if (url) env.DATABASE_URL = url;
});
afterEach(async () => {
  crashAll();
  await fake.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function ask({ address, cookie }: ServerProcess, document: string, variables: object = {}) {
  const response = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-levare": "1", cookie },
    body: JSON.stringify({ id: idOf(document), variables }),
  });
  return ((await response.json()) as { data: any }).data;
}

async function messagesOf(server: ServerProcess, id: string) {
  const { node } = await ask(server, READ, { id });
  return node.messages.edges.map((edge: any) => edge.node);
}

test(
  "killed in the middle of an answer, the talk is whole: broken off, written once when asked again, no word twice, no money held",
  async () => {
    turn = { text: "One thing. Another thing. And a", stallAfter: 5 };
    let server = await startServer(env);
    const workspaceId = (await ask(server, ME)).viewer.workspace.id;
    const agentId = encodeGlobalID("AiAgent", AGENTS[0]!.uid);
    const input = { agentId, workspaceId, conversationId: newId(), text: "What is late?" };
    const { conversation, reply } = (await ask(server, SEND, { input })).sendChatMessage;
    while (!(await messagesOf(server, conversation.id))[0].content.startsWith("One thing."));
    await crash(server);
    await fake.closedOf(0);

    // Its time runs out.
    const database = await openDatabase({ url: env.DATABASE_URL, folder: dataDir });
    const held = database.db.selectFrom("aiBudget").select(["heldMicros", "usedMicros"]);
    const before = await held.executeTakeFirstOrThrow();
    const over = new Date(Date.now() - 1_000);
    await database.db.updateTable("aiHold").set({ leaseUntil: over }).execute();
    await database.db
      .updateTable("chatMessage")
      .set({ leaseUntil: over })
      .where("state", "=", "streaming")
      .execute();
    await settleLostHolds(database.db, new Date());
    expect(before.heldMicros).toBeGreaterThan(0);
    expect(await held.executeTakeFirst()).toEqual({ heldMicros: 0, usedMicros: before.heldMicros });
    await database.close();

    turn = { text: "Nothing is late." };
    server = await startServer(env);
    expect(await messagesOf(server, conversation.id)).toEqual([
      { role: "assistant", state: "failed", content: expect.stringMatching(/^One thing\./) },
      { role: "user", state: "done", content: "What is late?" },
    ]);
    // Nothing is asked by itself.
    expect(fake.requests).toHaveLength(1);
    expect((await ask(server, RETRY, { input: { id: reply.id } })).retryReply.__typename).toBe(
      "RetryReplyPayload",
    );
    while ((await messagesOf(server, conversation.id))[0].state === "streaming");
    expect((await messagesOf(server, conversation.id)).map(({ content }: any) => content)).toEqual([
      "Nothing is late.",
      "What is late?",
    ]);
  },
  PATIENCE_MS,
);
