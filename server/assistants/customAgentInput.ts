import { type CustomAgentForm, customAgentProblem } from "../../domain/assistants/customAgents.ts";
import { builder } from "../graphql/builder.ts";
import { refuse } from "../graphql/errors.ts";
import { AgentAreaEnum, LogicLevelEnum } from "./AiAgent.ts";

const SkillInput = builder.inputType("AiSkillInput", {
  fields: (t) => ({
    name: t.string(),
    value: t.int({ description: "1 to 100." }),
  }),
});

const PICTURE =
  "The name of a sample, or the key of a picture that was sent to POST /api/assistants/pictures/{kind}.";

/** What somebody says of an assistant of their own. */
export const CustomAgentInput = builder.inputType("CustomAgentInput", {
  fields: (t) => ({
    name: t.string(),
    role: t.string(),
    description: t.string(),
    persona: t.string({ description: "Its manner; may be empty." }),
    logicLevel: t.field({ type: LogicLevelEnum }),
    voiceId: t.string(),
    skills: t.field({ type: [SkillInput], description: "One to three." }),
    areas: t.field({
      type: [AgentAreaEnum],
      description: "What it may look at; nothing else is read for it.",
    }),
    avatar: t.string({ description: PICTURE }),
    header: t.string({ description: PICTURE }),
  }),
});

/** The same, as it was sent. */
export interface AskedAgent extends Omit<CustomAgentForm, "level" | "voice"> {
  logicLevel: string;
  voiceId: string;
}

/** The form that was sent. InvalidInput where it has a problem. */
export function judgedForm({ logicLevel: level, voiceId: voice, ...form }: AskedAgent): CustomAgentForm {
  const whole = { ...form, level, voice };
  refuse(customAgentProblem(whole));
  return whole;
}
