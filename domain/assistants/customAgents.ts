import { isPictureKey } from "../profiles/picture.ts";
import { type Problem, problem } from "../words/refusal.ts";
import { AREAS, type Area, LOGIC_LEVELS, type LogicLevel, VOICES } from "./agents.ts";

export const AGENT_LIMITS = { name: 60, role: 80, description: 600, persona: 1_000, skillName: 40 } as const;
/** Skills of an assistant, and what one is worth until somebody says (SPEC.md sections 5 and 9). */
export const SKILLS_MOST = 3;
export const SKILL_VALUE = { min: 1, max: 100, start: 90 } as const;
/** Assistants that one person may make in one studio. */
export const AGENTS_MOST = 20;

/** Pictures that everybody has: files of these names below /agents. */
export const SAMPLE_AVATARS = ["tide", "ember", "moss", "dusk", "paper", "night"] as const;
export const SAMPLE_HEADERS = ["waves", "rings", "steps", "rain"] as const;

/** A skill that people wrote. */
export interface CustomSkill {
  name: string;
  /** 1 to 100. */
  value: number;
}

/** An assistant as its form holds it. */
export interface CustomAgentForm {
  name: string;
  role: string;
  description: string;
  /** Its manner, in the words of whoever made it; may be empty. */
  persona: string;
  level: string;
  voice: string;
  skills: readonly CustomSkill[];
  areas: readonly string[];
  /** The name of a sample, or the key of a picture that was sent; as `header`. */
  avatar: string;
  header: string;
}

/** The same once it has no problem. */
export type CustomAgentFacts = CustomAgentForm & { level: LogicLevel; areas: readonly Area[] };

/** The first thing that is wrong with a form, at its field; null where it can be kept (SPEC.md section 5). */
export function customAgentProblem(form: CustomAgentForm): Problem | null {
  for (const field of ["name", "role", "description"] as const)
    if (form[field].trim() === "") return problem(field, "assistants.fieldEmpty");
  for (const field of ["name", "role", "description", "persona"] as const)
    if (form[field].trim().length > AGENT_LIMITS[field])
      return problem(field, "assistants.fieldTooLong", { max: AGENT_LIMITS[field] });
  // One line each: they stand in headings and buttons.
  for (const field of ["name", "role"] as const)
    if (/\p{Cc}/u.test(form[field])) return problem(field, "assistants.oneLine");
  return skillsProblem(form.skills) ?? choiceProblem(form);
}

function skillsProblem(skills: readonly CustomSkill[]): Problem | null {
  if (skills.length === 0 || skills.length > SKILLS_MOST)
    return problem("skills", "assistants.skillsNumber", { most: SKILLS_MOST });
  for (const [place, { name, value }] of skills.entries()) {
    const field = `skills.${place}`;
    if (name.trim() === "") return problem(`${field}.name`, "assistants.skillEmpty");
    if (name.trim().length > AGENT_LIMITS.skillName)
      return problem(`${field}.name`, "assistants.fieldTooLong", { max: AGENT_LIMITS.skillName });
    const isRight = Number.isInteger(value) && value >= SKILL_VALUE.min && value <= SKILL_VALUE.max;
    if (!isRight)
      return problem(`${field}.value`, "assistants.skillValue", {
        min: SKILL_VALUE.min,
        max: SKILL_VALUE.max,
      });
  }
  return null;
}

function choiceProblem({ level, voice, areas, avatar, header }: CustomAgentForm): Problem | null {
  const wrong = Object.entries({
    level: (LOGIC_LEVELS as readonly string[]).includes(level),
    voice: Object.hasOwn(VOICES, voice),
    areas: areas.every((area) => (AREAS as readonly string[]).includes(area)),
    avatar: isPictureKey(avatar) || (SAMPLE_AVATARS as readonly string[]).includes(avatar),
    header: isPictureKey(header) || (SAMPLE_HEADERS as readonly string[]).includes(header),
  }).find(([, isRight]) => !isRight);
  return wrong ? problem(wrong[0], "assistants.choiceUnknown") : null;
}

/** A form that has no problem, without the white space around its words. */
export function customAgentFacts(form: CustomAgentForm): CustomAgentFacts {
  return {
    ...form,
    ...{ name: form.name.trim(), role: form.role.trim(), description: form.description.trim() },
    persona: form.persona.trim(),
    level: form.level as LogicLevel,
    skills: form.skills.map(({ name, value }) => ({ name: name.trim(), value })),
    areas: AREAS.filter((area) => form.areas.includes(area)),
  };
}
