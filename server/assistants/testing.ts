import { encodeGlobalID } from "@pothos/plugin-relay";
import { newId } from "../../db/ids.ts";
import { AGENTS, type AgentId } from "../../domain/assistants/agents.ts";
import type { Viewer } from "../graphql/context.ts";
import type { Assistant, Piece, Turn } from "../providers/assistant.ts";
import type { TestServer } from "../testing.ts";
import { openReplyWriters } from "./replies/replyWriters.ts";

/** What a test sees of a proposal. */
export interface SeenProposal {
  id: string;
  verb: string;
  state: string;
  asksTwice: boolean;
  lines: { field: string; before: string | null; after: string | null }[];
}

export const agentGid = (id: AgentId) =>
  encodeGlobalID("AiAgent", AGENTS.find((agent) => agent.id === id)!.uid);

/** Puts an assistant of the test's own into a server. */
export function plant(server: TestServer, reply: (turn: Turn) => AsyncIterable<Piece>): void {
  const assistant: Assistant = { kind: "embedded", reply };
  const { db, services } = server;
  services.replies = openReplyWriters({ db, assistant, events: services.events, signer: services.signer });
}

const SEND = /* GraphQL */ `mutation Ask($input: SendChatMessageInput!) {
  sendChatMessage(input: $input) { ... on SendChatMessagePayload { reply { id } } ... on UserError { code } }
}`;
const PROPOSALS = /* GraphQL */ `query Proposals($id: ID!) { node(id: $id) { ... on ChatMessage {
  content proposals { id verb state asksTwice lines { field before after } }
} } }`;

/** Asks an assistant and waits for its whole answer. */
export async function askAssistant(
  server: TestServer,
  viewer: Viewer,
  {
    workspaceId,
    agent,
    text,
    conversationId = newId(),
  }: { workspaceId: string; agent: AgentId; text: string; conversationId?: string },
): Promise<{ id: string; content: string; proposals: SeenProposal[] }> {
  const input = {
    ...{ conversationId, agentId: agentGid(agent), text },
    workspaceId: encodeGlobalID("Workspace", workspaceId),
  };
  const { data } = await server.ask(viewer, SEND, { input });
  const { id } = data.sendChatMessage.reply;
  await server.services.replies.idle();
  const answer = await server.ask(viewer, PROPOSALS, { id });
  return { id, ...answer.data.node };
}

/** The proposals below a message, as they are now. */
export async function proposalsOf(server: TestServer, viewer: Viewer, id: string): Promise<SeenProposal[]> {
  return (await server.ask(viewer, PROPOSALS, { id })).data.node?.proposals ?? [];
}

/** Presses a proposal; answers its state, or the code of the refusal. */
export async function press(
  server: TestServer,
  viewer: Viewer,
  verb: "applyProposal" | "dismissProposal" | "undoProposal",
  id: string,
): Promise<string> {
  const name = verb[0]!.toUpperCase() + verb.slice(1);
  const { data, errors } = await server.ask(
    viewer,
    /* GraphQL */ `mutation ${name}($input: ${name}Input!) {
      ${verb}(input: $input) { ... on ${name}Payload { proposal { state } } ... on UserError { code } }
    }`,
    { input: { id } },
  );
  const answer = data?.[verb];
  return answer?.proposal?.state ?? answer?.code ?? String(errors?.[0]?.extensions?.code);
}
