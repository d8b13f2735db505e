import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import {
  type ConversationRow,
  countConversations,
  findConversations,
  listConversations,
} from "../../db/assistants/conversations.ts";
import { countMessages, listMessages, type MessageRow } from "../../db/assistants/messages.ts";
import { cursorAt, cursorOf } from "../../db/keyset.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { LIMITS } from "../graphql/limits.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { AiAgent } from "./AiAgent.ts";
import { ChatMessage } from "./ChatMessage.ts";
import { talkerOf } from "./talkerOf.ts";

export const Conversation = builder.loadableNodeRef("Conversation", {
  id: { resolve: (conversation: ConversationRow) => conversation.id },
  load: (ids: string[], { db, viewer }: Context) =>
    viewer ? findConversations(db, ids, talkerOf(viewer)) : Promise.resolve([]),
  sort: (conversation: ConversationRow) => conversation.id,
});

Conversation.implement({
  description: "A talk of one person with one assistant. Nobody else sees it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    agent: t.field({ type: AiAgent, resolve: ({ agentId }) => agentId }),
    title: t.exposeString("title", { description: "The first question, cut short." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    usedAt: t.expose("usedAt", { type: "DateTime" }),
    messages: t.connection({
      type: ChatMessage,
      description: "What was said, newest first.",
      resolve: async ({ id }, args, { db }) => ({
        totalCount: () => countMessages(db, id),
        ...(await resolveCursorConnection(
          { args, defaultSize: 50, maxSize: LIMITS.pageSize, toCursor: cursorOf<MessageRow> },
          (page: ResolveCursorConnectionArgs) => listMessages(db, id, page),
        )),
      }),
    }),
  }),
});

builder.objectField(AiAgent, "conversations", (t) =>
  t.connection({
    type: Conversation,
    description: "The person's talks with it, the last used first.",
    args: {
      workspaceId: t.arg.globalID({
        for: Workspace,
        required: false,
        description: "The studio that they are about; left out: those of somebody without one.",
      }),
      words: t.arg.string({ required: false, description: "Only those in which this was said." }),
    },
    authScopes: (_agent, { workspaceId }) =>
      workspaceId ? { memberOf: workspaceId.id } : { signedIn: true },
    resolve: async ({ uid: agentId }, { workspaceId, words, ...args }, context) => {
      const { db } = context;
      const wanted = {
        ...{ agentId, userId: signedIn(context).userId, workspaceId: workspaceId?.id ?? null },
        words: words?.trim() || undefined,
      };
      return {
        totalCount: () => countConversations(db, wanted),
        ...(await resolveCursorConnection(
          {
            ...{ args, defaultSize: 20, maxSize: LIMITS.pageSize },
            toCursor: ({ usedAt, id }: ConversationRow) => cursorAt(usedAt, id),
          },
          (page: ResolveCursorConnectionArgs) => listConversations(db, wanted, page),
        )),
      };
    },
  }),
);
