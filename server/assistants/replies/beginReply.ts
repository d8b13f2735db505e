import type { GraphQLSchema } from "graphql";
import { findConversations } from "../../../db/assistants/conversations.ts";
import { claimReply, listSaidBefore, type MessageRow } from "../../../db/assistants/messages.ts";
import { newId } from "../../../db/ids.ts";
import { HISTORY } from "../../../domain/assistants/chat.ts";
import { localeOf } from "../../accounts/localeOf.ts";
import { type Context, signedIn } from "../../graphql/context.ts";
import { encodeGlobalID } from "../../graphql/globalId.ts";
import type { Turn } from "../../providers/assistant.ts";
import { type AgentFacts, findAgent } from "../agentFacts.ts";
import { payerOf } from "../budget/payerOf.ts";
import { talkerOf } from "../talkerOf.ts";
import { readerFor } from "./readerFor.ts";

/** Has a reply written that stands open in the database, from what was said before it. Asked twice, it is written once. */
export async function beginReply(
  context: Context,
  schema: GraphQLSchema,
  reply: Pick<MessageRow, "id" | "conversationId" | "createdAt">,
): Promise<void> {
  const { db, services, now } = context;
  const viewer = signedIn(context);
  const [conversation] = await findConversations(db, [reply.conversationId], talkerOf(viewer));
  const agent = conversation && (await findAgent(db, conversation.agentId, talkerOf(viewer)));
  if (!conversation || !agent) return;
  const writer = newId();
  if (!(await claimReply(db, reply.id, writer))) return;
  const { workspaceId } = conversation;
  const flags = await services.flags.namesFor({ userId: viewer.userId, role: viewer.role, workspaceId });
  const most = HISTORY[agent.level] * (flags.includes("AI_CHAT_ENHANCED") ? 2 : 1);
  const [question, ...before] = await listSaidBefore(db, reply, most + 1);
  if (!question) return;
  services.replies.begin({
    ...{
      userId: viewer.userId,
      workspaceId,
      messageId: reply.id,
      writer,
      conversationId: conversation.id,
      now,
    },
    turn: {
      agent: asked(agent),
      ...{ locale: localeOf(context), now: now(), question: question.content, page: question.page },
      workspaceId: workspaceId && encodeGlobalID("Workspace", workspaceId),
      history: before.reverse().map(({ role, content }) => ({ role: role as "user" | "assistant", content })),
      read: readerFor(context, schema, { runId: reply.id, workspaceId }),
      payer: payerOf(viewer, workspaceId),
      replyId: reply.id,
    },
  });
}

/** An assistant as its answers are made: one that the person made goes by the person's words. */
function asked({ slug: id, name, level, areas, role, persona }: AgentFacts): Turn["agent"] {
  const own = typeof role === "string" && typeof persona === "string" ? { role, persona } : null;
  return { id, name, level, areas, own };
}
