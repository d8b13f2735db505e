import type { AgentId } from "../../../domain/assistants/agents.ts";
import type { Rule } from "../../../domain/assistants/grammar/rule.ts";
import { FAN_RULES, type Intent, STUDIO_RULES } from "../../../domain/assistants/grammar/rules.ts";
import { type Text, text } from "../../../domain/words/refusal.ts";
import type { Turn } from "../../providers/assistant.ts";
import type { Draft } from "./Draft.ts";

const MOST = 6;

/** What is asked first on a page, by how its address begins. */
const ON_PAGE: readonly [start: string, intents: readonly Intent[]][] = [
  ["/releases/compliance", ["findings", "fixTitles"]],
  ["/releases/milestones", ["today", "late"]],
  ["/releases", ["missing", "nextRelease"]],
  ["/catalog", ["splits", "isrcs", "lyrics"]],
  ["/finances", ["statement", "earnings", "price"]],
  ["/analytics", ["plays", "likes", "followers"]],
  ["/commerce", ["stock", "price"]],
  ["/profile", ["bio", "pressKit"]],
];
const GENERAL: readonly Intent[] = ["today", "nextRelease", "missing", "late", "findings", "isrcs"];
/** They are declined, so nobody is invited to ask them. */
const NEVER_OFFERED: readonly Intent[] = ["hello", "thanks", "health", "legalAdvice", "tax", "find"];

/** Six buttons: what is asked on this page, what this assistant knows most of, what everybody asks. */
export function suggest(
  draft: Draft,
  { agent, page, workspaceId }: Pick<Turn, "agent" | "page" | "workspaceId">,
): void {
  const onPage = ON_PAGE.find(([start]) => page?.startsWith(start))?.[1] ?? [];
  const offered = workspaceId
    ? [...onPage, ...(agent.id === "pam" ? GENERAL : intentsOf(agent.id)), ...GENERAL]
    : (Object.keys(FAN_RULES) as Intent[]);
  for (const intent of [...new Set(offered)].slice(0, MOST))
    draft.ask(draft.words(about(intent)), draft.words(asked(intent)));
}

/** What an assistant knows more of than the others. */
function intentsOf(agent: string): Intent[] {
  const rules = Object.entries<Rule>(STUDIO_RULES) as [Intent, Rule][];
  return rules
    .filter(([intent, rule]) => rule.agent === (agent as AgentId) && !NEVER_OFFERED.includes(intent))
    .map(([intent]) => intent);
}

/** What a question is about, as buttons and heads call it. */
export function about(intent: Intent): Text {
  return text(`assistants.about.${intent}`);
}

/** A question of that kind. */
export function asked(intent: Intent): Text {
  return text(`assistants.try.${intent}`);
}
