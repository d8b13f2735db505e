import { type Refusal, refusal } from "../words/refusal.ts";

/** The way of a release from a plan to everybody's ears (knowledge/screens.md 3.2). */
export const RELEASE_STATES = [
  "draft",
  "checking",
  "ready",
  "scheduled",
  "preorder",
  "live",
  "withdrawn",
  "takenDown",
  "archived",
] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** Whom fans may find it through, once it is live. */
export const AUDIENCES = ["public", "unlisted"] as const;
export type Audience = (typeof AUDIENCES)[number];

// A draft that passes every check is ready: whoever schedules it need not say so first.
const WAYS: Readonly<Record<ReleaseState, readonly ReleaseState[]>> = {
  draft: ["checking", "ready", "scheduled", "live", "archived"],
  checking: ["draft", "ready"],
  ready: ["draft", "scheduled", "live", "archived"],
  scheduled: ["ready", "preorder", "live", "takenDown"],
  // Taken back, a preorder waits for its day without one.
  preorder: ["ready", "scheduled", "live", "takenDown"],
  live: ["withdrawn", "takenDown"],
  withdrawn: ["live", "takenDown", "archived"],
  takenDown: ["live", "ready"],
  archived: ["draft", "withdrawn"],
};

/** Whether a release in this state shows itself to its audience: a preorder has a page, though most of it is not heard yet. */
export function isVisibleIn(state: ReleaseState): boolean {
  return state === "live" || state === "preorder";
}

/** What decides whether a release may go on. */
export interface TransitionFacts {
  state: ReleaseState;
  /** Its moment in UTC, as it is or would be written. */
  date: Date | null;
  hasCover: boolean;
  trackCount: number;
  /** Tracks of it that cannot be heard: still in work, failed or archived. */
  unreadyTracks: number;
  /** Findings of compliance that block it. */
  blockers: number;
}

export const TRANSITION_REASONS = [
  "wrongState",
  "noTrack",
  "tracksNotReady",
  "noCover",
  "noDate",
  "datePast",
  "tooLate",
  "heard",
  "blocked",
] as const;
export type TransitionReason = (typeof TRANSITION_REASONS)[number];

export interface TransitionProblem extends Refusal {
  reason: TransitionReason;
  /** How many tracks or findings it is about; 1 where nothing is counted. */
  count: number;
}

/** Everything that keeps a release from going to `to`, in the order in which it is mended; empty when it may go. */
export function transitionProblems(
  { state, date, hasCover, trackCount, unreadyTracks, blockers }: TransitionFacts,
  to: ReleaseState,
  now: Date,
): TransitionProblem[] {
  if (!WAYS[state].includes(to)) return [transitionProblem("wrongState")];
  if (!ASKING.includes(to) || state === "takenDown") return [];
  return [
    ...(trackCount === 0 ? [transitionProblem("noTrack")] : []),
    ...(unreadyTracks > 0 ? [transitionProblem("tracksNotReady", unreadyTracks)] : []),
    ...(hasCover ? [] : [transitionProblem("noCover")]),
    ...(to === "scheduled" && !date ? [transitionProblem("noDate")] : []),
    ...(to === "scheduled" && date && date <= now ? [transitionProblem("datePast")] : []),
    ...(blockers > 0 ? [transitionProblem("blocked", blockers)] : []),
  ];
}

/** On the way out everything must be in place; on the way back nothing is asked. */
const ASKING: readonly ReleaseState[] = ["ready", "scheduled", "preorder", "live"];

export function transitionProblem(reason: TransitionReason, count = 1): TransitionProblem {
  return { reason, count, ...refusal(`releases.${reason}`) };
}

/** Where a release goes that the platform puts back: out again, or, if it never was, to where it can be scheduled. */
export function stateAfterTakeDown(wentLiveAt: Date | null): ReleaseState {
  return wentLiveAt ? "live" : "ready";
}

/** Where a release goes from the archive: one that was out is not a draft again. */
export function stateAfterArchive(wentLiveAt: Date | null): ReleaseState {
  return wentLiveAt ? "withdrawn" : "draft";
}
