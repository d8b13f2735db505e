import { listAgentChoices } from "../../db/assistants/agentChoices.ts";
import { AGENTS, type Agent, agentByUid, LOGIC_LEVELS, type Skill } from "../../domain/assistants/agents.ts";
import type { Text } from "../../domain/words/refusal.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";

const LogicLevelEnum = builder.enumType("LogicLevel", {
  description: "How much of an answer is shown: the whole counting, the most important, or one line.",
  values: LOGIC_LEVELS,
});

/** What a person chose of their assistants, read once a request; a verb that writes has to forget it first. */
export const choiceLoader = perRequest(async (userIds, { db }) =>
  grouped(userIds, await listAgentChoices(db, userIds), ({ userId }) => userId),
);

async function choiceOf(agentId: string, context: Context) {
  const choices = await choiceLoader(context).load(signedIn(context).userId);
  return choices.find((choice) => choice.agentId === agentId);
}

const said = (text: Text, context: Context) => textIn(localeOf(context), text);

const AiSkill = builder.objectRef<Skill>("AiSkill").implement({
  description: "Something that an assistant is good at.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.string({ resolve: ({ name }, _args, context) => said(name, context) }),
    value: t.exposeInt("value", { description: "1 to 100." }),
  }),
});

export const AiAgent = builder.loadableNodeRef("AiAgent", {
  id: { resolve: (agent: Agent) => agent.uid },
  load: async (ids: string[], { viewer }: Context) =>
    viewer ? ids.map(agentByUid).filter((agent) => agent !== undefined) : [],
  sort: (agent: Agent) => agent.uid,
});

AiAgent.implement({
  description: "An assistant: a program, which answers from what the person may see and changes nothing.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.exposeString("name"),
    slug: t.string({ description: "Where its page is: /ai-team/{slug}.", resolve: ({ id }) => id }),
    role: t.string({ resolve: ({ role }, _args, context) => said(role, context) }),
    description: t.string({ resolve: ({ description }, _args, context) => said(description, context) }),
    persona: t.string({
      description: "Its manner.",
      resolve: ({ persona }, _args, context) => said(persona, context),
    }),
    logicLevel: t.field({ type: LogicLevelEnum, resolve: ({ level }) => level }),
    voiceId: t.string({
      description: "The voice that the person chose for it, else its own.",
      resolve: async ({ uid, voice }, _args, context) => (await choiceOf(uid, context))?.voice ?? voice,
    }),
    active: t.boolean({
      description: "Whether the person wants it.",
      resolve: async ({ uid }, _args, context) => (await choiceOf(uid, context))?.isActive ?? true,
    }),
    skills: t.field({ type: [AiSkill], resolve: ({ skills }) => [...skills] }),
    avatarUrl: t.string({ resolve: ({ id }) => `/agents/${id}.svg` }),
    headerUrl: t.string({ resolve: ({ id }) => `/agents/${id}-header.svg` }),
    isCustom: t.boolean({ description: "Made by people, rather than built in.", resolve: () => false }),
  }),
});

builder.objectField(Viewer, "aiAgents", (t) =>
  t.field({
    type: [AiAgent],
    description: "The assistants, in the order in which they are shown.",
    resolve: () => [...AGENTS],
  }),
);
