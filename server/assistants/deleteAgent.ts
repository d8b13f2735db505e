import { deleteCustomAgent, findCustomAgents } from "../../db/assistants/customAgents.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { AiAgent } from "./AiAgent.ts";
import { leavePictures } from "./pictures/takePictures.ts";
import { actingTalker } from "./talkerOf.ts";

/** Takes an assistant of the person's own away, with everything that was said to it. */
export const deleteAgent = verb("deleteAgent", {
  unaudited: "a person's own assistant, which changes nothing else",
  async run(act, { id }: { id: string }) {
    const [known] = await findCustomAgents(act.trx, [id], actingTalker(act.actor));
    if (!known) throw new NotFound();
    await deleteCustomAgent(act.trx, id);
    await leavePictures(act, known);
    return act.done({ agentId: id });
  },
});

builder.relayMutationField(
  "deleteAgent",
  { inputFields: (t) => ({ id: t.globalID({ for: AiAgent }) }) },
  {
    description: "Takes an assistant of the person's own away, with everything that was said to it.",
    verb: deleteAgent,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id } }, context, info) => perform(context, info, deleteAgent, { id: id.id }),
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({ resolve: ({ agentId }) => encodeGlobalID("AiAgent", agentId) }),
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
