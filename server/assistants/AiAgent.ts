import { listAgentChoices } from "../../db/assistants/agentChoices.ts";
import { AREAS, LOGIC_LEVELS } from "../../domain/assistants/agents.ts";
import { textIn } from "../../domain/words/textIn.ts";
import { localeOf } from "../accounts/localeOf.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { type AgentFacts, findAgents, listAgents } from "./agentFacts.ts";
import { talkerOf } from "./talkerOf.ts";

export const LogicLevelEnum = builder.enumType("LogicLevel", {
  description: "How much of an answer is shown: the whole counting, the most important, or one line.",
  values: LOGIC_LEVELS,
});

export const AgentAreaEnum = builder.enumType("AgentArea", {
  description: "Something of a studio that an assistant may look at.",
  values: AREAS,
});

/** What a person chose of their assistants, read once a request; a verb that writes has to forget it first. */
export const choiceLoader = perRequest(async (userIds, { db }) =>
  grouped(userIds, await listAgentChoices(db, userIds), ({ userId }) => userId),
);

async function choiceOf(agentId: string, context: Context) {
  const choices = await choiceLoader(context).load(signedIn(context).userId);
  return choices.find((choice) => choice.agentId === agentId);
}

/** What people wrote stays as it is; words of ours are said in the language of the reader. */
const said = (words: AgentFacts["role"], context: Context) =>
  typeof words === "string" ? words : textIn(localeOf(context), words);

const AiSkill = builder.objectRef<AgentFacts["skills"][number]>("AiSkill").implement({
  description: "Something that an assistant is good at.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.string({ resolve: ({ name }, _args, context) => said(name, context) }),
    value: t.exposeInt("value", { description: "1 to 100." }),
  }),
});

export const AiAgent = builder.loadableNodeRef("AiAgent", {
  id: { resolve: (agent: AgentFacts) => agent.uid },
  load: (ids: string[], { db, viewer }: Context) =>
    viewer ? findAgents(db, ids, talkerOf(viewer)) : Promise.resolve([]),
  sort: (agent: AgentFacts) => agent.uid,
});

AiAgent.implement({
  description: "An assistant: a program, which answers from what the person may see and changes nothing.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    name: t.exposeString("name"),
    slug: t.exposeString("slug", { description: "Where its page is: /ai-team/{slug}." }),
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
    avatarUrl: t.exposeString("avatarUrl"),
    headerUrl: t.exposeString("headerUrl"),
    isCustom: t.exposeBoolean("isCustom", { description: "Made by the person, rather than built in." }),
    areas: t.field({
      type: [AgentAreaEnum],
      description: "What it may look at.",
      resolve: ({ areas }) => [...(areas ?? AREAS)],
    }),
  }),
});

builder.objectField(Viewer, "aiAgents", (t) =>
  t.field({
    type: [AiAgent],
    description:
      "The assistants of the workspace the person works in now, in the order in which they are shown: built-in ones, then their own.",
    resolve: ({ memberships }, _args, context) =>
      listAgents(context.db, {
        userId: signedIn(context).userId,
        workspaceId: memberships[0]?.workspaceId ?? null,
      }),
  }),
);
