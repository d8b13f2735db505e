import { listAgentChoices, setAgentChoice } from "../../db/assistants/agentChoices.ts";
import { VOICES } from "../../domain/assistants/agents.ts";
import { problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { AiAgent, choiceLoader } from "./AiAgent.ts";
import { findAgent } from "./agentFacts.ts";
import { actingTalker } from "./talkerOf.ts";

interface Wish {
  agentId: string;
  active: boolean | null;
  voiceId: string | null;
}

/** Whether the person wants an assistant, and how it sounds to them. What is not sent stays. */
const chooseAgent = verb("chooseAgent", {
  unaudited: "How somebody likes it.",
  async run(act, { agentId, active, voiceId }: Wish) {
    if (!(await findAgent(act.trx, agentId, actingTalker(act.actor)))) throw new NotFound();
    if (voiceId !== null && !Object.hasOwn(VOICES, voiceId))
      throw new InvalidInput(problem("voiceId", "assistants.voiceUnknown"));
    const { userId } = userOf(act.actor);
    const choices = await listAgentChoices(act.trx, [userId]);
    const known = choices.find((choice) => choice.agentId === agentId);
    const isActive = active ?? known?.isActive ?? true;
    await setAgentChoice(act.trx, { userId, agentId, isActive, voice: voiceId ?? known?.voice ?? null });
    return act.done({ agentId });
  },
});

builder.relayMutationField(
  "chooseAgent",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: AiAgent }),
      active: t.boolean({ required: false }),
      voiceId: t.string({ required: false }),
    }),
  },
  {
    description: "Switches an assistant on or off for the person, or gives it another voice.",
    verb: chooseAgent,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input: { id, active, voiceId } }, context, info) => {
      const done = await perform(context, info, chooseAgent, {
        ...{ agentId: id.id, active: active ?? null, voiceId: voiceId ?? null },
      });
      choiceLoader(context).clear(signedIn(context).userId);
      return done;
    },
  },
  { outputFields: (t) => ({ agent: t.field({ type: AiAgent, resolve: ({ agentId }) => agentId }) }) },
);
