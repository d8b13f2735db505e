import type { GraphQLSchema } from "graphql";
import { findConversations } from "../../../db/assistants/conversations.ts";
import { claimReply, listSaidBefore, type MessageRow } from "../../../db/assistants/messages.ts";
import { newId } from "../../../db/ids.ts";
import { agentByUid } from "../../../domain/assistants/agents.ts";
import { HISTORY } from "../../../domain/assistants/chat.ts";
import { localeOf } from "../../accounts/localeOf.ts";
import { type Context, signedIn } from "../../graphql/context.ts";
import { encodeGlobalID } from "../../graphql/globalId.ts";
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
  const agent = conversation && agentByUid(conversation.agentId);
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
      agent: { id: agent.id, name: agent.name, level: agent.level },
      ...{ locale: localeOf(context), now: now(), question: question.content, page: question.page },
      workspaceId: workspaceId && encodeGlobalID("Workspace", workspaceId),
      history: before.reverse().map(({ role, content }) => ({ role: role as "user" | "assistant", content })),
      read: readerFor(context, schema, { runId: reply.id, workspaceId }),
    },
  });
}
