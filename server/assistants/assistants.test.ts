import { setTimeout as wait } from "node:timers/promises";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { newId } from "../../db/ids.ts";
import { aUser, aWorkspace } from "../../db/testing/build.ts";
import { AGENTS } from "../../domain/assistants/agents.ts";
import { LEASE_MS, REPLIES_A_MINUTE } from "../../domain/assistants/chat.ts";
import type { Viewer } from "../graphql/context.ts";
import { openTestServer, type TestServer, viewerFor } from "../testing.ts";
import { withinTime } from "../withinTime.ts";
import { MOST_ROWS } from "./reads/paged.ts";
import { REPLY_PACE } from "./replies/replyWriters.ts";
import { sweepConversations } from "./sweepConversations.ts";
import { plant } from "./testing.ts";

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.close());

const agentId = (place: number) => encodeGlobalID("AiAgent", AGENTS[place]!.uid);
const PAM = agentId(0);
const LEGAL_BOT = agentId(1);

const SEND = /* GraphQL */ `mutation Send($input: SendChatMessageInput!) {
  sendChatMessage(input: $input) {
    __typename
    ... on SendChatMessagePayload { conversation { id title } question { content } reply { id state content } }
    ... on UserError { code message }
  }
}`;
const RETRY = /* GraphQL */ `mutation Retry($input: RetryReplyInput!) {
  retryReply(input: $input) { __typename ... on RetryReplyPayload { reply { id } } ... on UserError { code } }
}`;
const STOP = /* GraphQL */ `mutation Stop($input: StopReplyInput!) {
  stopReply(input: $input) { __typename ... on StopReplyPayload { reply { state } } }
}`;
const READ = /* GraphQL */ `query Read($id: ID!) { node(id: $id) { ... on Conversation {
  messages(first: 10) { totalCount edges { node { role content state citations { path } chips { kind path } } } }
} } }`;
const FIND = /* GraphQL */ `query Find($id: ID!, $workspaceId: ID, $words: String) { node(id: $id) { ... on AiAgent {
  conversations(workspaceId: $workspaceId, words: $words) { totalCount edges { node { title } } }
} } }`;

async function anArtist(
  tier = "artist_pro",
): Promise<{ viewer: Viewer; workspaceId: string; rowId: string }> {
  const user = await aUser(server.db, { role: "artist", userTier: tier, capabilities: ["fan", "artist"] });
  const { id } = await aWorkspace(server.db, { ownerId: user.id });
  const viewer = await viewerFor(server, user.id);
  return { viewer, workspaceId: encodeGlobalID("Workspace", id), rowId: id };
}

const asks = (text: string, more: object = {}) => ({
  input: { conversationId: newId(), agentId: PAM, text, ...more },
});

async function messagesOf(viewer: Viewer, id: string) {
  await server.services.replies.idle();
  const { data } = await server.ask(viewer, READ, { id });
  return data.node?.messages.edges.map(({ node }: any) => node);
}

test("a question gets its answer, whole and where it was asked, and both stand in the conversation", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { data } = await server.ask(viewer, SEND, asks("  What is due today?  ", { workspaceId }));
  const { conversation, question: asked, reply } = data.sendChatMessage;
  expect([conversation.title, asked.content]).toEqual(["What is due today?", "What is due today?"]);
  expect(reply.state).toBe("streaming");
  const [answer, question] = await messagesOf(viewer, conversation.id);
  expect(question).toMatchObject({ role: "user", state: "done" });
  expect(answer).toMatchObject({ role: "assistant", state: "done" });
  expect(answer.content).not.toBe("");
});

test("an answer is heard as it grows, each piece once", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { input } = asks("What is due today?", { workspaceId });
  const heard: { messageId: string; length: number }[] = [];
  const news = server.services.events.subscribe("replyGrew", input.conversationId);
  const hearing = (async () => {
    for await (const each of news) heard.push(each);
  })();
  const { data } = await server.ask(viewer, SEND, { input });
  const [answer] = await messagesOf(viewer, data.sendChatMessage.conversation.id);
  await news.return(undefined);
  await hearing;
  const lengths = heard.map(({ length }) => length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(lengths.at(-1)).toBe(answer.content.length);
});

test("songs are counted beyond those that are shown, and what was not looked at is said", async () => {
  const { viewer, workspaceId, rowId } = await anArtist();
  const songs = Array.from({ length: MOST_ROWS + 1 }, (_, n) => {
    const id = newId();
    const master = {
      masterKey: `masters/${id}.flac`,
      masterFormat: "flac",
      masterBytes: 1,
      masterSha256: id,
    };
    return {
      id,
      workspaceId: rowId,
      title: `Song ${n}`,
      state: "ready",
      durationMs: 1,
      lossless: true,
      ...master,
    };
  });
  await server.db.insertInto("track").values(songs).execute();
  const answerTo = async (text: string) => {
    const { data } = await server.ask(viewer, SEND, asks(text, { workspaceId }));
    return (await messagesOf(viewer, data.sendChatMessage.conversation.id))[0].content;
  };
  expect(await answerTo("How many tracks do I have?")).toContain("1,001 songs");
  expect(await answerTo("Which tracks lack an ISRC?")).toContain("1,001 songs have no ISRC");
  expect(await answerTo("Which songs have no lyrics?")).toContain("I looked at the newest 1,000 of 1,001.");
});

test.each([
  ["nothing", " \n ", "assistants.questionEmpty"],
  ["a book", "a".repeat(4001), "assistants.questionTooLong"],
])("%s is no question", async (_name, text, code) => {
  const { viewer, workspaceId } = await anArtist();
  const { data } = await server.ask(viewer, SEND, asks(text, { workspaceId }));
  expect(data.sendChatMessage).toMatchObject({ __typename: "InvalidInput", code });
});

test("twenty equal sends at once make one question and one answer", async () => {
  const { viewer, workspaceId } = await anArtist();
  const request = new Request("http://127.0.0.1/graphql", { headers: { "idempotency-key": newId() } });
  const wish = asks("What is late?", { workspaceId, id: newId(), replyId: newId() });
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => server.ask(viewer, SEND, wish, { request })),
  );
  const ids = new Set(sent.map(({ data }) => data.sendChatMessage.reply.id));
  expect(ids.size).toBe(1);
  const messages = await messagesOf(viewer, sent[0]!.data.sendChatMessage.conversation.id);
  expect(messages.map(({ role }: any) => role)).toEqual(["assistant", "user"]);
});

test("while an answer is being written the next question waits for it", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { input } = asks("What is late?", { workspaceId });
  const [first, second] = await Promise.all([
    server.ask(viewer, SEND, { input }),
    server.ask(viewer, SEND, { input: { ...input, text: "And what else?" } }),
  ]);
  const kinds = [first, second].map(({ data }) => data.sendChatMessage.__typename).toSorted();
  expect(kinds).toEqual(["ReplyUnderWay", "SendChatMessagePayload"]);
});

test("an answer whose writer died counts as broken off, and is written once more when asked", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { data } = await server.ask(viewer, SEND, asks("What is late?", { workspaceId }));
  const { conversation, reply } = data.sendChatMessage;
  await messagesOf(viewer, conversation.id);
  const leaseUntil = new Date(Date.now() - LEASE_MS);
  await server.db
    .updateTable("chatMessage")
    .set({ state: "streaming", content: "Half of", leaseUntil, writer: newId() })
    .where("state", "=", "done")
    .where("role", "=", "assistant")
    .where("conversationId", "=", Buffer.from(conversation.id, "base64").toString().split(":")[1]!)
    .execute();
  expect((await messagesOf(viewer, conversation.id))[0]).toMatchObject({
    state: "failed",
    content: "Half of",
  });
  const { data: again } = await server.ask(viewer, RETRY, { input: { id: reply.id } });
  expect(again.retryReply.__typename).toBe("RetryReplyPayload");
  const [answer] = await messagesOf(viewer, conversation.id);
  expect(answer.state).toBe("done");
  expect(answer.content).not.toMatch(/^Half of/);
});

test("an answer that ends with an empty line is done with its last word", async () => {
  const { replies } = server.services;
  plant(server, async function* () {
    yield { text: "Salt is out." };
    await wait(10 * REPLY_PACE.flushMs);
    yield { text: "\n\n" };
  });
  const { viewer } = await anArtist();
  const { conversation } = (await server.ask(viewer, SEND, asks("Is Salt out?"))).data.sendChatMessage;
  const isDone = await withinTime(
    server.services.replies.idle().then(() => true),
    2_000,
  );
  await server.services.replies.close();
  server.services.replies = replies;
  expect(isDone).toBe(true);
  const [answer] = await messagesOf(viewer, conversation.id);
  expect(answer).toMatchObject({ state: "done", content: "Salt is out." });
});

test("what is over cannot be stopped, and stays as it is", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { data } = await server.ask(viewer, SEND, asks("What is late?", { workspaceId }));
  await server.services.replies.idle();
  const stopped = await server.ask(viewer, STOP, { input: { id: data.sendChatMessage.reply.id } });
  expect(stopped.data.stopReply.reply.state).toBe("done");
});

test("stopped in the middle, an answer keeps what was written and grows no more", async () => {
  const { viewer, workspaceId } = await anArtist();
  const pace = { ...REPLY_PACE };
  Object.assign(REPLY_PACE, { wordMs: 60_000 });
  const { data } = await server.ask(viewer, SEND, asks("What is late?", { workspaceId }));
  const { conversation, reply } = data.sendChatMessage;
  const heard = server.services.events.subscribe("replyGrew", rowOf(conversation.id));
  while (!((await heard.next()).value as { length: number }).length);
  const stopped = await server.ask(viewer, STOP, { input: { id: reply.id } });
  Object.assign(REPLY_PACE, pace);
  expect(stopped.data.stopReply.reply.state).toBe("stopped");
  const [answer] = await messagesOf(viewer, conversation.id);
  expect(answer.state).toBe("stopped");
  expect(answer.content.split(" ").filter(Boolean)).toHaveLength(1);
});

test("PAM answers everybody; her colleagues ask for a plan that is paid, and a trial is not", async () => {
  for (const [tier, isOpen] of [
    ["artist_free", false],
    ["artist_trial", false],
    ["artist_pro", true],
  ] as const) {
    const { viewer, workspaceId } = await anArtist(tier);
    const { data } = await server.ask(viewer, SEND, asks("What is due?", { workspaceId }));
    expect(data.sendChatMessage.__typename).toBe("SendChatMessagePayload");
    const other = await server.ask(viewer, SEND, asks("Help", { workspaceId, agentId: LEGAL_BOT }));
    if (isOpen) expect(other.data.sendChatMessage.__typename).toBe("SendChatMessagePayload");
    else expect(other.errors?.[0]?.extensions?.code).toBe("UPGRADE_REQUIRED");
  }
});

test("a fan without a studio asks PAM", async () => {
  const fan = await viewerFor(server, (await aUser(server.db, { role: "fan" })).id);
  const { data } = await server.ask(fan, SEND, asks("What can you do?"));
  const [answer] = await messagesOf(fan, data.sendChatMessage.conversation.id);
  expect(answer.state).toBe("done");
});

test("a conversation is its person's alone: a colleague finds nothing, nor does whoever lost their place", async () => {
  const { viewer, workspaceId, rowId } = await anArtist();
  const colleague = await aUser(server.db, { role: "artist" });
  await server.db
    .insertInto("membership")
    .values({ workspaceId: rowId, userId: colleague.id, role: "artist" })
    .execute();
  const { data } = await server.ask(viewer, SEND, asks("What is late?", { workspaceId }));
  const { id } = data.sendChatMessage.conversation;
  await server.services.replies.idle();
  const other = await viewerFor(server, colleague.id);
  expect((await server.ask(other, READ, { id })).data.node).toBeNull();
  expect(
    (await server.ask(other, SEND, asks("Mine?", { workspaceId, conversationId: rowOf(id) }))).data
      .sendChatMessage,
  ).toMatchObject({ __typename: "InvalidInput", code: "general.idTaken" });
  const { data: found } = await server.ask(other, FIND, { id: PAM, workspaceId });
  expect(found.node.conversations.totalCount).toBe(0);
  const without = { ...viewer, memberships: [] };
  expect((await server.ask(without, READ, { id })).data.node).toBeNull();
});

test("conversations are found by a word in them, taken as it is written", async () => {
  const { viewer, workspaceId } = await anArtist();
  for (const text of ["Is 100% of it late?", "What about the vinyl?"])
    await server.ask(viewer, SEND, asks(text, { workspaceId }));
  await server.services.replies.idle();
  const titles = async (words: string) =>
    (await server.ask(viewer, FIND, { id: PAM, workspaceId, words })).data.node.conversations.edges.map(
      ({ node }: any) => node.title,
    );
  expect(await titles("VINYL")).toEqual(["What about the vinyl?"]);
  expect(await titles("0% of")).toEqual(["Is 100% of it late?"]);
  expect(await titles("_")).toEqual([]);
});

test("more answers a minute than one may are refused, with the seconds until there are more", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { input } = asks("What is late?", { workspaceId });
  for (let sent = 0; sent < REPLIES_A_MINUTE; sent++) {
    await server.ask(viewer, SEND, { input });
    await server.services.replies.idle();
  }
  const { data } = await server.ask(viewer, SEND, { input });
  expect(data.sendChatMessage).toMatchObject({
    __typename: "AiLimitReached",
    code: "assistants.tooManyReplies",
  });
});

test("a conversation that nobody used for a year goes, and a younger one stays", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { data } = await server.ask(viewer, SEND, asks("What is late?", { workspaceId }));
  const { id } = data.sendChatMessage.conversation;
  await server.services.replies.idle();
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const context = { db: server.db, services: server.services, dataDir: server.dataDir };
  await sweepConversations(context, days(364));
  expect((await server.ask(viewer, READ, { id })).data.node).not.toBeNull();
  await sweepConversations(context, days(367));
  expect((await server.ask(viewer, READ, { id })).data.node).toBeNull();
});

test("on a leap day a conversation from the end of last year's February is not a year old yet", async () => {
  const { viewer, workspaceId } = await anArtist();
  const { data } = await server.ask(viewer, SEND, asks("What is late?", { workspaceId }));
  const { id } = data.sendChatMessage.conversation;
  await server.services.replies.idle();
  const used = { usedAt: new Date("2027-02-28T12:00:00Z") };
  await server.db.updateTable("conversation").set(used).where("id", "=", rowOf(id)).execute();
  const context = { db: server.db, services: server.services, dataDir: server.dataDir };
  await sweepConversations(context, new Date("2028-02-29T10:00:00Z"));
  expect((await server.ask(viewer, READ, { id })).data.node).not.toBeNull();
});

const rowOf = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":")[1]!;
