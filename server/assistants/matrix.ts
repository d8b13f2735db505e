import { encodeGlobalID } from "@pothos/plugin-relay";
import type { Kysely } from "kysely";
import { keepAgentPicture } from "../../db/assistants/agentPictures.ts";
import { insertConversation } from "../../db/assistants/conversations.ts";
import { insertCoverDrafts } from "../../db/assistants/coverDrafts.ts";
import { insertCustomAgent } from "../../db/assistants/customAgents.ts";
import { insertMessages } from "../../db/assistants/messages.ts";
import { insertProposals } from "../../db/assistants/proposals.ts";
import { newId } from "../../db/ids.ts";
import type { DB } from "../../db/tables.generated.ts";
import { agentPictureUrl } from "../../domain/assistants/agentPictures.ts";
import { AGENTS } from "../../domain/assistants/agents.ts";
import { coverDraftPath } from "../../domain/assistants/coverDrafts.ts";
import { draftPath, pressKitPath } from "../../domain/assistants/papers.ts";
import { pictureFile } from "../../domain/profiles/picture.ts";
import { rowOf } from "../graphql/globalId.ts";
import type { Row } from "../graphql/matrix/cells.ts";
import type { Kit } from "../graphql/matrix/kit.ts";
import { MEMBERS, SIGNED_IN } from "../graphql/matrix/letters.ts";
import { aPhoto } from "../graphql/matrix/profileThings.ts";
import { aRelease } from "../graphql/matrix/releaseThings.ts";
import type { TestServer } from "../testing.ts";
import { agentPictureFolder } from "./pictures/agentPictureFolder.ts";
import { stored } from "./proposals/newProposal.ts";

const [PAM, LEGAL_BOT] = AGENTS;

/** A talk of the person's own with PAM, about nothing of a studio, with one answer in it. */
async function aTalk(db: Kysely<DB>, { userId }: Kit): Promise<{ conversation: string; reply: string }> {
  const [id, replyId] = [newId(), newId()];
  const at = new Date();
  await insertConversation(db, {
    ...{ id, userId, workspaceId: null, agentId: PAM!.uid, title: "What is due?", createdAt: at, usedAt: at },
  });
  await insertMessages(db, [
    {
      ...{ id: replyId, conversationId: id, role: "assistant", content: "Nothing today.", state: "done" },
      createdAt: at,
    },
  ]);
  return {
    conversation: encodeGlobalID("Conversation", id),
    reply: encodeGlobalID("ChatMessage", replyId),
  };
}

const AN_AGENT = {
  ...{ name: "Tour Scout", role: "Booking", description: "Finds rooms for fifty people.", persona: "" },
  ...{ logicLevel: "MEDIUM", voiceId: "alba", skills: [{ name: "Booking", value: 90 }] },
  ...{ areas: ["planning"], avatar: "tide", header: "waves" },
};

/** An assistant that the person made for themselves, without a studio. */
async function anOwnAgent(db: Kysely<DB>, { userId }: Kit): Promise<string> {
  const id = newId();
  const { logicLevel: level, voiceId: voice, skills, areas, ...facts } = AN_AGENT;
  await insertCustomAgent(db, {
    ...{ ...facts, id, userId, level, voice, workspaceId: null, createdAt: new Date() },
    ...{ skills: JSON.stringify(skills), areas: JSON.stringify(areas) },
  });
  return encodeGlobalID("AiAgent", id);
}

/** The address of a picture that the person sent for an assistant: each person's has another name. */
async function anAgentPicture({ userId }: Kit, { db, services, dataDir }: TestServer): Promise<string> {
  const key = userId.replaceAll("-", "").slice(-24);
  const file = pictureFile("avatar", key, 256);
  const pictureId = await keepAgentPicture(db, { userId, kind: "avatar", key }, new Date());
  await services.storage.put(
    `${agentPictureFolder(pictureId)}/${file}`,
    `${dataDir}/index.html`,
    "image/webp",
  );
  return agentPictureUrl("avatar", key);
}

/** A proposal of the studio that was applied and taken back: pressed again it stays so. */
async function aProposal(db: Kysely<DB>, { userId, workspace }: Kit): Promise<string> {
  const workspaceId = atob(workspace).split(":")[1]!;
  const [id, messageId, conversationId] = [newId(), newId(), newId()];
  const at = new Date();
  await insertConversation(db, {
    ...{ id: conversationId, userId, workspaceId, agentId: PAM!.uid, title: "Move it" },
    ...{ createdAt: at, usedAt: at },
  });
  await insertMessages(db, [
    { id: messageId, conversationId, role: "assistant", content: "Here.", state: "done", createdAt: at },
  ]);
  const parts = { variables: {}, diff: [], before: {}, baseVersion: {} };
  const words = { about: "Undertow", path: "/releases", why: "You asked." };
  const proposal = {
    ...{
      id,
      messageId,
      workspaceId,
      verb: "moveRelease",
      asksTwice: false,
      createdAt: at,
      ...parts,
      ...words,
    },
  };
  await insertProposals(db, [
    { ...stored({ ...proposal, fingerprint: "", state: "open" }), state: "undone" },
  ]);
  return encodeGlobalID("Proposal", id);
}
/** A cover that was drawn for the person; with `isTaken` it is the cover already, and stays so when it is taken again. */
async function aCoverDraft(db: Kysely<DB>, kit: Kit, { isTaken = false } = {}): Promise<string> {
  const { userId, workspaceId } = kit;
  const [id, messageId, conversationId] = [newId(), newId(), newId()];
  const at = new Date();
  const releaseId = rowOf(await aRelease(db, kit), "Release")!;
  await insertConversation(db, {
    ...{ id: conversationId, userId, workspaceId, agentId: PAM!.uid, title: "A cover" },
    ...{ createdAt: at, usedAt: at },
  });
  await insertMessages(db, [
    { id: messageId, conversationId, role: "assistant", content: "Four.", state: "done", createdAt: at },
  ]);
  const made = { coverKey: "release/matrix.jpg", at: at.toISOString(), before: { coverKey: null } };
  await insertCoverDrafts(db, [
    {
      ...{ id, messageId, workspaceId, releaseId, place: 0, motif: "sunset", seed: id, genre: "" },
      ...{ title: "Ebb", artists: "Mara Lune", createdAt: at, made: isTaken ? JSON.stringify(made) : null },
    },
  ]);
  return encodeGlobalID("CoverDraft", id);
}

/** Members where the plan opens all assistants. */
const MEMBERS_WITH_THE_TEAM = "- --- $$$ $$ $$ $$ Y";

const agent = encodeGlobalID("AiAgent", PAM!.uid);
const ask = (agentId: string) => ({ agentId, conversationId: newId(), text: "What is due?" });

export const assistantsRows: Record<string, Row> = {
  "AiAgent.conversations": {
    document: `query Talks($workspaceId: ID) {
      named: node(id: "${agent}") { __typename ... on AiAgent { conversations(workspaceId: $workspaceId) { totalCount } } }
    }`,
    input: ({ workspace }) => ({ workspaceId: workspace }),
    sees: (data) => Boolean(data.named?.conversations),
  },
  "Node.AiAgent": { input: () => ({ id: agent }) },
  "Mutation.createAgent": {
    own: MEMBERS_WITH_THE_TEAM,
    input: ({ workspace }) => ({ workspaceId: workspace, agent: AN_AGENT }),
  },
  "Mutation.updateAgent": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: await anOwnAgent(db, kit), agent: AN_AGENT }),
  },
  "Mutation.deleteAgent": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: await anOwnAgent(db, kit) }),
  },
  "Node.Conversation": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: (await aTalk(db, kit)).conversation }),
  },
  "Node.ChatMessage": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: (await aTalk(db, kit)).reply }),
  },
  "Mutation.sendChatMessage": {
    own: MEMBERS,
    input: ({ workspace }) => ({ ...ask(agent), workspaceId: workspace }),
  },
  "Mutation.sendChatMessage others": {
    own: MEMBERS_WITH_THE_TEAM,
    input: ({ workspace }) => ({
      ...ask(encodeGlobalID("AiAgent", LEGAL_BOT!.uid)),
      workspaceId: workspace,
    }),
  },
  "Mutation.stopReply": { own: SIGNED_IN, input: async (kit, db) => ({ id: (await aTalk(db, kit)).reply }) },
  "Mutation.retryReply": { own: SIGNED_IN, input: async (kit, db) => ({ id: (await aTalk(db, kit)).reply }) },
  "Mutation.deleteConversation": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ id: (await aTalk(db, kit)).conversation }),
  },
  "Mutation.chooseAgent": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    input: () => ({ id: agent, active: false }),
  },
  "Node.Proposal": { own: MEMBERS, input: async (kit, db) => ({ id: await aProposal(db, kit) }) },
  "Mutation.applyProposal": { input: async (kit, db) => ({ id: await aProposal(db, kit) }) },
  "Mutation.undoProposal": { input: async (kit, db) => ({ id: await aProposal(db, kit) }) },
  "Mutation.dismissProposal": { input: async (kit, db) => ({ id: await aProposal(db, kit) }) },
  "Node.CoverDraft": { own: MEMBERS, input: async (kit, db) => ({ id: await aCoverDraft(db, kit) }) },
  "Mutation.takeCoverDraft": {
    input: async (kit, db) => ({ id: await aCoverDraft(db, kit, { isTaken: true }), version: 1 }),
  },
  "Mutation.undoCoverDraft": { input: async (kit, db) => ({ id: await aCoverDraft(db, kit) }) },
  "GET /api/assistants/covers/:file": {
    own: MEMBERS,
    request: async (kit, { db }) => ({
      path: coverDraftPath(rowOf(await aCoverDraft(db, kit), "CoverDraft")!, "svg"),
      method: "GET",
    }),
  },
  "GET /api/assistants/drafts/:kind/:file": {
    own: MEMBERS_WITH_THE_TEAM,
    request: async ({ track }) => ({ path: draftPath("split-sheet", rowOf(track, "Track")!), method: "GET" }),
  },
  "GET /api/assistants/press-kit.pdf": {
    own: MEMBERS_WITH_THE_TEAM,
    request: async ({ workspaceId }) => ({ path: pressKitPath(workspaceId), method: "GET" }),
  },
  // What is sent and shown here is always the person's own.
  "POST /api/assistants/pictures/:kind": {
    own: SIGNED_IN,
    other: SIGNED_IN,
    request: async () => ({
      path: "/api/assistants/pictures/avatar?x=0&y=0&width=1&height=1",
      method: "POST",
      headers: { "x-levare": "1" },
      body: await aPhoto(),
    }),
  },
  "GET /api/assistants/pictures/:file": {
    own: SIGNED_IN,
    request: async (kit, server) => ({ path: await anAgentPicture(kit, server), method: "GET" }),
  },
  "POST /api/assistants/transcribe": {
    own: MEMBERS,
    request: async ({ workspace }, { services }) => {
      const hearing = { hears: async () => true, transcriber: { write: async () => "Hello" } };
      Object.assign(services.assistant, hearing);
      return {
        path: `/api/assistants/transcribe?workspace=${workspace}`,
        method: "POST",
        headers: { "x-levare": "1" },
        body: new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]),
      };
    },
  },
  "Subscription.chatReply": {
    own: SIGNED_IN,
    input: async (kit, db) => ({ conversationId: (await aTalk(db, kit)).conversation }),
  },
};
