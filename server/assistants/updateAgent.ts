import { findCustomAgents, updateCustomAgent } from "../../db/assistants/customAgents.ts";
import { customAgentFacts } from "../../domain/assistants/customAgents.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { AiAgent } from "./AiAgent.ts";
import { type AskedAgent, CustomAgentInput, judgedForm } from "./customAgentInput.ts";
import { leavePictures, takePictures } from "./pictures/takePictures.ts";
import { actingTalker } from "./talkerOf.ts";

/** Changes an assistant of the person's own. Also without a plan: what is theirs stays theirs. */
export const updateAgent = verb("updateAgent", {
  unaudited: "a person's own assistant, which changes nothing else",
  async run(act, { id, agent }: { id: string; agent: AskedAgent }) {
    const [known] = await findCustomAgents(act.trx, [id], actingTalker(act.actor));
    if (!known) throw new NotFound();
    const { skills, areas, ...facts } = customAgentFacts(judgedForm(agent));
    await takePictures(act, facts);
    await updateCustomAgent(act.trx, id, {
      ...{ ...facts, skills: JSON.stringify(skills), areas: JSON.stringify(areas) },
    });
    await leavePictures(act, known);
    return act.done({ agentId: id });
  },
});

builder.relayMutationField(
  "updateAgent",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: AiAgent }),
      agent: t.field({ type: CustomAgentInput }),
    }),
  },
  {
    description: "Changes an assistant of the person's own.",
    verb: updateAgent,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, agent } }, context, info) =>
      perform(context, info, updateAgent, { id: id.id, agent }),
  },
  { outputFields: (t) => ({ agent: t.field({ type: AiAgent, resolve: ({ agentId }) => agentId }) }) },
);
