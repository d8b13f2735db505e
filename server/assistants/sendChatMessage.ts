import { insertConversation, lockConversation, useConversation } from "../../db/assistants/conversations.ts";
import { endReply, findOpenReply, insertMessages } from "../../db/assistants/messages.ts";
import {
  isOurPage,
  LEASE_MS,
  QUESTION_MAX,
  questionOf,
  stateOf,
  titleOf,
} from "../../domain/assistants/chat.ts";
import { isId } from "../../domain/isId.ts";
import { problem } from "../../domain/words/refusal.ts";
import { type Actor, userOf, worksAt } from "../acting/actor.ts";
import { idTaken, MADE_ID, madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { gateClosed, InvalidInput, NotFound } from "../graphql/errors.ts";
import type { Uses } from "../limits/limiter.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { AiAgent } from "./AiAgent.ts";
import { findAgent } from "./agentFacts.ts";
import { ChatMessage } from "./ChatMessage.ts";
import { Conversation } from "./Conversation.ts";
import { gateOf, opensAgent } from "./opensAgent.ts";
import { AiLimitReached, ReplyUnderWay } from "./refusals.ts";
import { beginReply } from "./replies/beginReply.ts";
import { actingTalker } from "./talkerOf.ts";

interface Wish {
  id: string | null;
  replyId: string | null;
  conversationId: string;
  agentId: string;
  workspaceId: string | null;
  text: string;
  page: string | null;
}

const mayAsk = (actor: Actor, { agentId, workspaceId }: Wish): boolean =>
  isId(agentId) && (workspaceId === null || worksAt(actor, workspaceId));

/** What somebody may not do, or did not finish writing, is not counted. */
function usesOf(wish: Wish, actor: Actor): Uses {
  const counts = opensAgent(actor, wish.agentId, wish.workspaceId) && questionOf(wish.text) !== "";
  return counts ? { repliesOfUser: userOf(actor).userId } : {};
}

function judged(text: string): string {
  const question = questionOf(text);
  if (question === "") throw new InvalidInput(problem("text", "assistants.questionEmpty"));
  if (question.length > QUESTION_MAX)
    throw new InvalidInput(problem("text", "assistants.questionTooLong", { max: QUESTION_MAX }));
  return question;
}

/** The conversation as it stands, or begun with this question. One that is about something else is not there. */
async function enter(act: Act, wish: Wish, question: string): Promise<void> {
  const { conversationId, agentId, workspaceId } = wish;
  const id = madeId(conversationId, "conversationId");
  const isNew = await insertConversation(act.trx, {
    ...{ id, userId: userOf(act.actor).userId, workspaceId, agentId, title: titleOf(question) },
    ...{ createdAt: act.now, usedAt: act.now },
  });
  if (isNew) return;
  const known = await lockConversation(act.trx, id, actingTalker(act.actor));
  if (!known) throw new InvalidInput(problem("conversationId", "general.idTaken"));
  if (known.agentId !== agentId || known.workspaceId !== workspaceId) throw new NotFound();
  await useConversation(act.trx, id, act.now);
}

/** Asks an assistant something. Its answer is written after this stands, and can be read as it grows. */
export const sendChatMessage = verb("sendChatMessage", {
  unaudited: "a person's own conversation, which changes nothing else",
  may: mayAsk,
  limits: { uses: usesOf, full: (retryAfter) => new AiLimitReached(retryAfter) },
  taken: {
    ...idTaken("chatMessage"),
    chatMessage_underWay: () => new ReplyUnderWay(),
  },
  async run(act, wish: Wish) {
    const { conversationId, agentId, workspaceId, page } = wish;
    const agent = await findAgent(act.trx, agentId, actingTalker(act.actor));
    if (!agent || (agent.isCustom && agent.workspaceId !== workspaceId)) throw new NotFound();
    if (!opensAgent(act.actor, agentId, workspaceId)) throw gateClosed(gateOf(agentId));
    const question = judged(wish.text);
    await enter(act, wish, question);
    const open = await findOpenReply(act.trx, conversationId);
    // Its writer is gone; it can be asked for again.
    if (open && stateOf(open, act.now) === "failed") await endReply(act.trx, { id: open.id }, "failed");
    const [id, replyId] = [madeId(wish.id), madeId(wish.replyId, "replyId")];
    await insertMessages(act.trx, [
      {
        ...{ id, conversationId, role: "user", content: question, state: "done" },
        ...{ page: page !== null && isOurPage(page) ? page : null, createdAt: act.now },
      },
      {
        ...{ id: replyId, conversationId, role: "assistant", content: "", state: "streaming" },
        // Behind the question, whatever the ids say.
        createdAt: new Date(act.now.getTime() + 1),
        leaseUntil: new Date(act.now.getTime() + LEASE_MS),
      },
    ]);
    act.publish("replyGrew", conversationId, { messageId: replyId, length: 0 });
    return act.done({ id, replyId, conversationId, at: act.now.getTime() + 1 });
  },
});

builder.relayMutationField(
  "sendChatMessage",
  {
    inputFields: (t) => ({
      id: t.field({ ...MADE_ID, type: "String" }),
      replyId: t.field({ ...MADE_ID, type: "String" }),
      conversationId: t.string({
        description: "Made by the client, a UUIDv7, when a conversation begins; the same for what follows.",
        extensions: { isOfNew: true },
      }),
      agentId: t.globalID({ for: AiAgent }),
      workspaceId: t.globalID({
        for: Workspace,
        required: false,
        description: "The studio that it is about; left out by people without one.",
      }),
      text: t.string(),
      page: t.string({ required: false, description: "The path of the page on which it is asked." }),
    }),
  },
  {
    description: "Asks an assistant something. The answer follows: chatReply tells of it.",
    verb: sendChatMessage,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, ReplyUnderWay, AiLimitReached, NotFound] },
    resolve: async (_root, { input }, context, info) => {
      const { id, replyId, conversationId, agentId, workspaceId, text, page } = input;
      const sent = await perform(context, info, sendChatMessage, {
        ...{ id: id ?? null, replyId: replyId ?? null, conversationId, text, page: page ?? null },
        ...{ agentId: agentId.id, workspaceId: workspaceId?.id ?? null },
      });
      const reply = { id: sent.replyId, conversationId, createdAt: new Date(sent.at) };
      await beginReply(context, info.schema, reply);
      return sent;
    },
  },
  {
    outputFields: (t) => ({
      conversation: t.field({ type: Conversation, resolve: ({ conversationId }) => conversationId }),
      question: t.field({ type: ChatMessage, resolve: ({ id }) => id }),
      reply: t.field({ type: ChatMessage, resolve: ({ replyId }) => replyId }),
    }),
  },
);
