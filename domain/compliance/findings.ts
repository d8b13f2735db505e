import type { Dossier } from "./dossier.ts";
import type { Finding } from "./finding.ts";
import { FINDING_CODES, SEVERITIES, type Severity } from "./ruleList.ts";
import { audioFindings } from "./rules/audioRules.ts";
import { contentFindings } from "./rules/contentRules.ts";
import { coverFindings } from "./rules/coverRules.ts";
import { identifierFindings } from "./rules/identifierRules.ts";
import { offerFindings } from "./rules/offerRules.ts";
import { rightsFindings } from "./rules/rightsRules.ts";
import { titleFindings } from "./rules/titleRules.ts";

const RULE_FUNCTIONS = [
  identifierFindings,
  titleFindings,
  audioFindings,
  coverFindings,
  rightsFindings,
  contentFindings,
  offerFindings,
];

/** Everything that the rules have against a release: the gravest first, then in the order of the rules and of the tracks. */
export function findingsOf(dossier: Dossier): Finding[] {
  const found = RULE_FUNCTIONS.flatMap((rule) => rule(dossier));
  const once = [...new Map(found.map((each) => [each.id, each])).values()];
  const rank = ({ severity, code }: Finding) =>
    SEVERITIES.indexOf(severity) * FINDING_CODES.length + FINDING_CODES.indexOf(code);
  return once.sort((one, other) => rank(one) - rank(other));
}

export const COMPLIANCE_STATUSES = ["ok", "attention", "blocked"] as const;
export type ComplianceStatus = (typeof COMPLIANCE_STATUSES)[number];

/** How many findings of each severity count: those that somebody decided to leave do not. */
export type Counts = Record<Severity, number>;

/** Counts what stands, without what was waived; `waived` holds ids of findings. */
export function countFindings(findings: readonly Finding[], waived: ReadonlySet<string>): Counts {
  const counts: Counts = { blocker: 0, warning: 0, info: 0 };
  for (const { id, severity, isWaivable } of findings)
    if (!(isWaivable && waived.has(id))) counts[severity]++;
  return counts;
}

const A_BLOCKER = 25;
const A_WARNING = 5;
const MOST_FOR_BLOCKERS = 100;

/** From 100, nothing to say, to 0 (knowledge/screens.md 3.2). */
export function scoreOf({ blocker, warning }: Counts): number {
  return Math.max(0, 100 - Math.min(MOST_FOR_BLOCKERS, A_BLOCKER * blocker) - A_WARNING * warning);
}

export function statusOf({ blocker, warning }: Pick<Counts, "blocker" | "warning">): ComplianceStatus {
  if (blocker > 0) return "blocked";
  return warning > 0 ? "attention" : "ok";
}

/** These the state machine asks for itself and says in its own words (domain/releases/releaseState.ts). */
const ASKED_ELSEWHERE: readonly string[] = ["trackMissing", "trackUnready", "coverMissing"];

/** The findings that keep a release from being scheduled or going out, beside what its state machine asks. */
export function holdingBack(findings: readonly Finding[], waived: ReadonlySet<string>): Finding[] {
  return findings.filter(
    ({ id, code, severity, isWaivable }) =>
      severity === "blocker" && !ASKED_ELSEWHERE.includes(code) && !(isWaivable && waived.has(id)),
  );
}
