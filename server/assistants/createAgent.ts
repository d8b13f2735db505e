import { insertCustomAgent, listCustomAgents } from "../../db/assistants/customAgents.ts";
import { AGENTS_MOST, customAgentFacts } from "../../domain/assistants/customAgents.ts";
import { passesGate } from "../../domain/billing/gates.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { type Actor, tierAt, userOf, worksAt } from "../acting/actor.ts";
import { idTaken, MADE_ID, madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { gateClosed, InvalidInput, NotFound } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { AiAgent } from "./AiAgent.ts";
import { type AskedAgent, CustomAgentInput, judgedForm } from "./customAgentInput.ts";
import { takePictures } from "./pictures/takePictures.ts";
import { AgentLimitReached } from "./refusals.ts";

interface Wish {
  id: string | null;
  workspaceId: string | null;
  agent: AskedAgent;
}

const mayMake = (actor: Actor, { workspaceId }: Wish) => workspaceId === null || worksAt(actor, workspaceId);

/** Makes an assistant of the person's own, which nobody else sees. */
export const createAgent = verb("createAgent", {
  unaudited: "a person's own assistant, which changes nothing else",
  may: mayMake,
  taken: idTaken("customAgent"),
  async run(act, { id, workspaceId, agent }: Wish) {
    const viewer = userOf(act.actor);
    const tier = workspaceId ? tierAt(act.actor, workspaceId) : viewer.ownTier;
    if (!tier || !passesGate(tier, "customAgents")) throw gateClosed("customAgents");
    const { userId } = viewer;
    const { skills, areas, ...facts } = customAgentFacts(judgedForm(agent));
    if ((await listCustomAgents(act.trx, { userId, workspaceId })).length >= AGENTS_MOST)
      throw new AgentLimitReached();
    await takePictures(act, facts);
    const agentId = madeId(id);
    await insertCustomAgent(act.trx, {
      ...{ ...facts, id: agentId, userId, workspaceId, createdAt: act.now },
      ...{ skills: JSON.stringify(skills), areas: JSON.stringify(areas) },
    });
    return act.done({ agentId });
  },
});

builder.relayMutationField(
  "createAgent",
  {
    inputFields: (t) => ({
      id: t.field({ ...MADE_ID, type: "String" }),
      workspaceId: t.globalID({
        for: Workspace,
        required: false,
        description: "The studio that it works in; left out by people without one.",
      }),
      agent: t.field({ type: CustomAgentInput }),
    }),
  },
  {
    description: "Makes an assistant of the person's own.",
    verb: createAgent,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, AgentLimitReached, NotFound] },
    resolve: (_root, { input: { id, workspaceId, agent } }, context, info) =>
      perform(context, info, createAgent, {
        ...{ id: id ?? null, workspaceId: workspaceId?.id ?? null, agent },
      }),
  },
  {
    outputFields: (t) => ({
      agent: t.field({ type: AiAgent, resolve: ({ agentId }) => agentId }),
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
