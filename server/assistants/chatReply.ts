import { findConversations } from "../../db/assistants/conversations.ts";
import { findMessages, type MessageRow } from "../../db/assistants/messages.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { failure } from "../graphql/failure.ts";
import { ChatMessage } from "./ChatMessage.ts";
import { Conversation } from "./Conversation.ts";
import { talkerOf } from "./talkerOf.ts";

interface Growth {
  messageId: string;
  from: number;
}

/** What each listener was told already: of every reply only what is new is sent to them. */
async function* growths(news: AsyncIterable<{ messageId: string; length: number }>): AsyncGenerator<Growth> {
  const told = new Map<string, number>();
  for await (const { messageId, length } of news) {
    // Shorter than before: it is written once more.
    const from = Math.min(told.get(messageId) ?? 0, length);
    told.set(messageId, length);
    yield { messageId, from };
  }
}

/** The message as it is now; null once its conversation was deleted. */
const messageOf = async ({ messageId }: Growth, { db, viewer }: Context): Promise<MessageRow | null> =>
  (viewer && (await findMessages(db, [messageId], talkerOf(viewer)))[0]) ?? null;

const ChatReply = builder.objectRef<Growth & { message: MessageRow | null }>("ChatReply").implement({
  description: "A reply grew or ended. Whoever misses a piece asks for the message.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    message: t.field({
      type: ChatMessage,
      nullable: true,
      description: "Null once its conversation was deleted.",
      resolve: ({ message }) => message,
    }),
    from: t.exposeInt("from", { description: "Where the text begins in the content, in UTF-16 units." }),
    text: t.string({ resolve: ({ message, from }) => message?.content.slice(from) ?? "" }),
  }),
});

builder.subscriptionField("chatReply", (t) =>
  t.field({
    type: ChatReply,
    description: "Replies in one of the person's conversations, as they grow.",
    args: { conversationId: t.arg.globalID({ for: Conversation }) },
    authScopes: { signedIn: true },
    subscribe: async (_root, { conversationId: { id } }, context: Context) => {
      const [conversation] = await findConversations(context.db, [id], talkerOf(signedIn(context)));
      if (!conversation) throw failure("NOT_FOUND", refusal("general.notFound"));
      return growths(context.services.events.subscribe("replyGrew", id));
    },
    resolve: async (growth, _args, context) => ({ ...growth, message: await messageOf(growth, context) }),
  }),
);
