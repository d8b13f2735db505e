import type { Code } from "../words/catalogue.ts";
import type { Text } from "../words/refusal.ts";

/** How an assistant answers: with the whole counting, with the most important, or in one line (SPEC.md section 3). */
export const LOGIC_LEVELS = ["MAX", "MEDIUM", "MIN"] as const;
export type LogicLevel = (typeof LOGIC_LEVELS)[number];

/** The preset voices: pitch and rate as the speech of browsers takes them, 1 being the plain one. */
export const VOICES = {
  alba: { name: "Alba", pitch: 1, rate: 1 },
  marlow: { name: "Marlow", pitch: 0.85, rate: 0.95 },
  juno: { name: "Juno", pitch: 1.15, rate: 1.05 },
  teo: { name: "Teo", pitch: 0.75, rate: 1 },
} as const;
export type VoiceId = keyof typeof VOICES;

/** The built-in assistants, in the order in which they are shown (SPEC.md section 3). */
export const AGENT_IDS = [
  "pam",
  "legalBot",
  "creativeMuse",
  "businessManager",
  "rightsManager",
  "contentManager",
  "socialMediaManager",
  "graphicDesigner",
] as const;
export type AgentId = (typeof AGENT_IDS)[number];

/** What an assistant knows of a studio, and may look at. */
export const AREAS = ["planning", "rights", "words", "numbers", "sound", "pictures"] as const;
export type Area = (typeof AREAS)[number];

/** Something an assistant is good at, from 1 to 100. */
export interface Skill {
  name: Text;
  value: number;
}

/** An assistant that comes with the product. */
export interface Agent {
  id: AgentId;
  /** What rows and addresses of the API name it by: fixed, beside those of assistants that people made. */
  uid: string;
  /** A proper name, the same in every language. */
  name: string;
  level: LogicLevel;
  voice: VoiceId;
  /** What it knows most of. */
  area: Area;
  role: Text;
  description: Text;
  persona: Text;
  skills: readonly Skill[];
}

interface Facts {
  name: string;
  level: LogicLevel;
  voice: VoiceId;
  /** The first is what it knows most of. */
  skills: readonly [[area: Area, value: number], ...[area: Area, value: number][]];
}

const FACTS: Readonly<Record<AgentId, Facts>> = {
  pam: {
    ...{ name: "PAM", level: "MEDIUM", voice: "alba" },
    skills: [
      ["planning", 95],
      ["numbers", 80],
      ["words", 75],
    ],
  },
  legalBot: {
    ...{ name: "LegalBot", level: "MAX", voice: "marlow" },
    skills: [
      ["rights", 95],
      ["words", 85],
    ],
  },
  creativeMuse: {
    ...{ name: "CreativeMuse", level: "MIN", voice: "juno" },
    skills: [
      ["sound", 90],
      ["words", 85],
    ],
  },
  businessManager: {
    ...{ name: "Business Manager", level: "MAX", voice: "teo" },
    skills: [
      ["numbers", 95],
      ["planning", 85],
    ],
  },
  rightsManager: {
    ...{ name: "Rights Manager", level: "MAX", voice: "marlow" },
    skills: [
      ["rights", 95],
      ["numbers", 80],
    ],
  },
  contentManager: {
    ...{ name: "Content Manager", level: "MEDIUM", voice: "alba" },
    skills: [
      ["words", 90],
      ["rights", 75],
      ["sound", 70],
    ],
  },
  socialMediaManager: {
    ...{ name: "Social Media Manager", level: "MEDIUM", voice: "juno" },
    skills: [
      ["words", 95],
      ["planning", 80],
    ],
  },
  graphicDesigner: {
    ...{ name: "Graphic Designer", level: "MIN", voice: "teo" },
    skills: [
      ["pictures", 95],
      ["words", 70],
    ],
  },
};

/** Every built-in assistant with its words. */
export const AGENTS: readonly Agent[] = AGENT_IDS.map((id, place) => {
  const { skills, ...facts } = FACTS[id];
  return {
    ...{ id, ...facts },
    area: skills[0][0],
    uid: `a6e27000-0000-4000-8000-00000000000${place + 1}`,
    role: said(`assistants.${id}.role`),
    description: said(`assistants.${id}.description`),
    persona: said(`assistants.${id}.persona`),
    skills: skills.map(([skill, value]) => ({ name: said(`assistants.skill.${skill}`), value })),
  };
});

/** The built-in assistant of this name of ours; undefined for any other. */
export function agentOf(id: string): Agent | undefined {
  return AGENTS.find((agent) => agent.id === id);
}

/** Words that name nothing. */
/** The built-in assistant of this uid; undefined for any other. */
export function agentByUid(uid: string): Agent | undefined {
  return AGENTS.find((agent) => agent.uid === uid);
}

function said(code: Code): Text {
  return { code, params: {} };
}
