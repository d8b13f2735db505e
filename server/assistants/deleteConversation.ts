import { deleteConversation as drop, lockConversation } from "../../db/assistants/conversations.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { AiAgent } from "./AiAgent.ts";
import { Conversation } from "./Conversation.ts";
import { actingTalker } from "./talkerOf.ts";

/** Takes a conversation away with everything that was said in it. A reply that is being written ends. */
const deleteConversation = verb("deleteConversation", {
  unaudited: "a person's own conversation, which changes nothing else",
  async run(act, { id }: { id: string }) {
    const conversation = await lockConversation(act.trx, id, actingTalker(act.actor));
    if (!conversation) throw new NotFound();
    await drop(act.trx, id);
    return act.done({ deletedId: encodeGlobalID("Conversation", id), agentId: conversation.agentId });
  },
});

builder.relayMutationField(
  "deleteConversation",
  { inputFields: (t) => ({ id: t.globalID({ for: Conversation }) }) },
  {
    description: "Takes a conversation away, for good.",
    verb: deleteConversation,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id } }, context, info) =>
      perform(context, info, deleteConversation, { id: id.id }),
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({ resolve: ({ deletedId }) => deletedId }),
      agent: t.field({ type: AiAgent, resolve: ({ agentId }) => agentId }),
    }),
  },
);
