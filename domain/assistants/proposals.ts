import { DAY_MS } from "../duration.ts";
import type { AgentId } from "./agents.ts";

/** What becomes of a proposal. */
export const PROPOSAL_STATES = [
  "open",
  "applying",
  "applied",
  "undone",
  "dismissed",
  "stale",
  "expired",
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** After this long it is too old to be applied. */
export const PROPOSAL_DAYS = 7;
/** Whoever pressed and was not heard of since is gone: it may be pressed again. */
export const PRESS_MS = 60_000;
/** The most that one reply proposes, and the most lines that one of them shows. */
export const PROPOSALS_A_REPLY = 5;
export const DIFF_LINES = 50;
/** The longest reason for a proposal, in characters. */
export const WHY_MAX = 300;

interface Kept {
  state: string;
  createdAt: Date;
  /** Since when somebody is at it; null while nobody is. */
  claimedAt: Date | null;
  /** What applying it made; null until it was applied. */
  made: unknown;
}

/** Whether somebody pressed and is gone, and nobody wrote down what became of it. */
export function isCutOff({ state, claimedAt }: Pick<Kept, "claimedAt" | "state">, now: Date): boolean {
  return state === "applying" && !(claimedAt !== null && claimedAt.getTime() + PRESS_MS > now.getTime());
}

/**
 * The state as it is now, whether or not somebody has written down that it is too old. Where whoever pressed is gone it stands where it
 * stood before: what was applied was being taken back. `wasSent`: its mutation happened, though nobody wrote it down; then it is applied,
 * however old.
 */
export function proposalStateOf(kept: Kept, now: Date, wasSent = false): ProposalState {
  const { state, createdAt, made } = kept;
  const settled = isCutOff(kept, now) ? (made === null && !wasSent ? "open" : "applied") : state;
  if (settled === "open" && createdAt.getTime() + PROPOSAL_DAYS * DAY_MS < now.getTime()) return "expired";
  return settled as ProposalState;
}

/** The verbs that assistants can propose. */
export const PROPOSABLE = [
  "addMilestone",
  "applyMilestoneTemplate",
  "assignIsrcs",
  "completeMilestone",
  "createRelease",
  "fixAllSafe",
  "fixFinding",
  "moveRelease",
  "setReleaseTracks",
  "snoozeMilestone",
  "updateRelease",
  "updateTrack",
] as const;
export type ProposableVerb = (typeof PROPOSABLE)[number];

/** What each assistant proposes. */
const PROPOSES: Readonly<Record<AgentId, readonly ProposableVerb[]>> = {
  pam: [
    ...(["addMilestone", "applyMilestoneTemplate", "completeMilestone", "snoozeMilestone"] as const),
    ...(["moveRelease", "createRelease"] as const),
  ],
  legalBot: [],
  creativeMuse: ["setReleaseTracks"],
  businessManager: ["updateRelease", "updateTrack"],
  rightsManager: ["assignIsrcs", "updateTrack"],
  contentManager: ["fixFinding", "fixAllSafe", "updateTrack", "updateRelease"],
  socialMediaManager: ["addMilestone"],
  graphicDesigner: ["updateRelease"],
};

/** Whether an assistant proposes anything at all. */
export function proposesAny(agentId: string): boolean {
  return PROPOSABLE.some((verb) => mayPropose(agentId, verb));
}

/** Whether an assistant may propose a verb; of what is no assistant or no such verb, never. */
export function mayPropose(agentId: string, verb: string): verb is ProposableVerb {
  const own: readonly string[] = PROPOSES[agentId as AgentId] ?? [];
  return own.includes(verb);
}
