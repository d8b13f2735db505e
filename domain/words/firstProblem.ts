import type { BaseIssue } from "valibot";
import { type Code, WORDS } from "./catalogue.ts";
import type { Params, Problem } from "./refusal.ts";

interface Judged {
  readonly issues?: readonly BaseIssue<unknown>[] | undefined;
}

/**
 * What a schema found first; null when nothing. The messages of its rules are codes, whose one figure, `max`, is what the rule
 * asks for. `whole` is the field to blame for what stands in none.
 */
export function firstProblem({ issues }: Judged, whole: string): Problem | null {
  const issue = issues?.[0];
  if (!issue) return null;
  if (!Object.hasOwn(WORDS, issue.message)) throw new Error(`A rule without words: ${issue.message}`);
  const params: Params = typeof issue.requirement === "number" ? { max: issue.requirement } : {};
  return { field: String(issue.path?.[0]?.key ?? whole), code: issue.message as Code, params };
}
