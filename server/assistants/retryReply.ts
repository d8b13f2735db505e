import { lockConversation } from "../../db/assistants/conversations.ts";
import { deleteUnusedCoverDrafts } from "../../db/assistants/coverDrafts.ts";
import { endReply, findMessages, reopenReply } from "../../db/assistants/messages.ts";
import { deleteOpenProposals } from "../../db/assistants/proposals.ts";
import { LEASE_MS, stateOf } from "../../domain/assistants/chat.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { type Actor, userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { gateClosed, NotFound } from "../graphql/errors.ts";
import type { Uses } from "../limits/limiter.ts";
import { ChatMessage } from "./ChatMessage.ts";
import { opensAgent } from "./opensAgent.ts";
import { AiLimitReached, ReplyUnderWay } from "./refusals.ts";
import { beginReply } from "./replies/beginReply.ts";
import { actingTalker } from "./talkerOf.ts";

/** Only a reply of the person's own costs them one. */
async function usesOf({ id }: { id: string }, actor: Actor, { db }: ActContext): Promise<Uses> {
  const [message] = await findMessages(db, [id], actingTalker(actor));
  return message?.role === "assistant" ? { repliesOfUser: userOf(actor).userId } : {};
}

/** Has an answer written once more: one that broke off, was stopped, or was not good. */
const retryReply = verb("retryReply", {
  unaudited: "a person's own conversation, which changes nothing else",
  limits: { uses: usesOf, full: (retryAfter) => new AiLimitReached(retryAfter) },
  taken: { chatMessage_underWay: () => new ReplyUnderWay() },
  async run(act, { id }: { id: string }) {
    const talker = actingTalker(act.actor);
    const [message] = await findMessages(act.trx, [id], talker);
    if (message?.role !== "assistant") throw new NotFound();
    const conversation = await lockConversation(act.trx, message.conversationId, talker);
    if (!conversation) throw new NotFound();
    if (!opensAgent(act.actor, conversation.agentId, conversation.workspaceId))
      throw gateClosed("builtInAgents");
    if (stateOf(message, act.now) === "failed") await endReply(act.trx, { id }, "failed");
    const leaseUntil = new Date(act.now.getTime() + LEASE_MS);
    if (!(await reopenReply(act.trx, id, leaseUntil))) throw new ReplyUnderWay();
    await deleteOpenProposals(act.trx, id);
    await deleteUnusedCoverDrafts(act.trx, id);
    act.publish("replyGrew", message.conversationId, { messageId: id, length: 0 });
    return act.done({ id, conversationId: message.conversationId, at: message.createdAt.getTime() });
  },
});

builder.relayMutationField(
  "retryReply",
  { inputFields: (t) => ({ id: t.globalID({ for: ChatMessage }) }) },
  {
    description: "Has an answer written once more, in place of the one that stands.",
    verb: retryReply,
    authScopes: { signedIn: true },
    errors: { types: [ReplyUnderWay, AiLimitReached, NotFound] },
    resolve: async (_root, { input }, context, info) => {
      const { id, conversationId, at } = await perform(context, info, retryReply, { id: input.id.id });
      await beginReply(context, info.schema, { id, conversationId, createdAt: new Date(at) });
      return { id };
    },
  },
  { outputFields: (t) => ({ reply: t.field({ type: ChatMessage, resolve: ({ id }) => id }) }) },
);
