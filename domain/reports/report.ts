import { DAY_MS } from "../duration.ts";
import { onField, type Problem, type Refusal, refusal } from "../words/refusal.ts";

/** Why something is reported. Further kinds are further words here, with their own rule of what marks it. */
export const REPORT_REASONS = ["aiUse"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What can be reported. */
export const REPORT_SUBJECTS = ["track", "release"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/**
 * A report is open until it is judged: dismissed, or upheld against the studio, which may appeal once. The appeal is turned down
 * (`confirmed`) or granted. Each verdict may be turned round while nothing followed from it.
 */
export const REPORT_STATES = ["open", "dismissed", "upheld", "appealed", "confirmed", "granted"] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Those that wait for the administration. */
export const WAITING_STATES = ["open", "appealed"] as const satisfies readonly ReportState[];
/** Those by which its page says that what is told of AI is disputed, while it is still told. */
export const DISPUTED_STATES = ["upheld", "appealed", "confirmed"] as const satisfies readonly ReportState[];
/** Those that its studio reads. Of what is open or was dismissed it hears nothing. */
export const TOLD_STATES = [...DISPUTED_STATES, "granted"] as const satisfies readonly ReportState[];

/** What a verdict makes of a report. */
export function judged(state: ReportState, isUpheld: boolean): ReportState {
  const isOfAppeal = state === "appealed" || state === "confirmed" || state === "granted";
  if (isOfAppeal) return isUpheld ? "confirmed" : "granted";
  return isUpheld ? "upheld" : "dismissed";
}

/** How it stands for somebody who reported it: an appeal is the studio's own. */
export function standingOf(state: ReportState): "open" | "upheld" | "dismissed" {
  if (state === "open") return "open";
  return state === "dismissed" || state === "granted" ? "dismissed" : "upheld";
}

/** Days after a decision on which its studio may appeal. */
export const APPEAL_DAYS = 30;

/** Until when a decision can be appealed; null where it cannot be. */
export function appealUntil(state: ReportState, decidedAt: Date | null): Date | null {
  return state === "upheld" && decidedAt ? new Date(decidedAt.getTime() + APPEAL_DAYS * DAY_MS) : null;
}

export const REPORT_TEXT_MAX = 1000;
export const DECISION_MAX = 600;
export const APPEAL_MAX = 2000;
/** Songs of a release that a report remembers. */
export const SONGS_MAX = 100;
/** Reports of a person in a day. */
export const REPORTS_A_DAY = 20;

export function reportTextProblem(text: string): Problem<"text"> | null {
  return text.length > REPORT_TEXT_MAX
    ? onField("text", refusal("reports.textTooLong", { max: REPORT_TEXT_MAX }))
    : null;
}

export function decisionProblem(decision: string): Refusal | null {
  if (decision === "") return refusal("reports.decisionMissing");
  return decision.length > DECISION_MAX ? refusal("reports.decisionTooLong", { max: DECISION_MAX }) : null;
}

export function appealProblem(appeal: string): Refusal | null {
  if (appeal === "") return refusal("reports.appealMissing");
  return appeal.length > APPEAL_MAX ? refusal("reports.appealTooLong", { max: APPEAL_MAX }) : null;
}
