import { endReply, findMessages } from "../../db/assistants/messages.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { ChatMessage } from "./ChatMessage.ts";
import { actingTalker } from "./talkerOf.ts";

/** Ends a reply where it is: what is written stays. */
const stopReply = verb("stopReply", {
  unaudited: "a person's own conversation, which changes nothing else",
  async run(act, { id }: { id: string }) {
    const [message] = await findMessages(act.trx, [id], actingTalker(act.actor));
    if (!message) throw new NotFound();
    if (message.state !== "streaming") return act.unchanged({ id });
    await endReply(act.trx, { id }, "stopped");
    act.publish("replyGrew", message.conversationId, { messageId: id, length: message.content.length });
    return act.done({ id });
  },
});

builder.relayMutationField(
  "stopReply",
  { inputFields: (t) => ({ id: t.globalID({ for: ChatMessage }) }) },
  {
    description: "Ends a reply where it is. One that is over stays as it is.",
    verb: stopReply,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id } }, context, info) => perform(context, info, stopReply, { id: id.id }),
  },
  { outputFields: (t) => ({ reply: t.field({ type: ChatMessage, resolve: ({ id }) => id }) }) },
);
