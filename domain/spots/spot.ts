import type { Tier } from "../billing/plans.ts";
import { type Problem, problem, type Refusal, refusal } from "../words/refusal.ts";
import { hearsSpots } from "./hearsSpots.ts";

/** Characters of what a spot says, between the name of the artist and the music. */
export const SPOT_TEXT_MIN = 20;
export const SPOT_TEXT_MAX = 160;

/** So much of the track is heard. Seconds. */
export const SPOT_SECONDS = 15;

/** Why it was refused, as its artist reads it. */
export const SPOT_REASON_MAX = 300;

/**
 * A spot is written, sent in, judged, and heard until its studio ends it or it is refused after all. What is written anew is a
 * draft again, whatever it was.
 */
export const SPOT_STATES = ["draft", "waiting", "approved", "refused", "ended"] as const;
export type SpotState = (typeof SPOT_STATES)[number];

const WAYS: Readonly<Record<SpotState, readonly SpotState[]>> = {
  draft: ["draft", "waiting"],
  waiting: ["draft", "approved", "refused"],
  approved: ["draft", "refused", "ended"],
  refused: ["draft", "waiting"],
  ended: ["draft", "waiting"],
};

/** Whether a spot may go from one state to another. One that was refused is sent in again, as it is or changed. */
export function maySpotGo(from: SpotState, to: SpotState): boolean {
  return WAYS[from].includes(to);
}

/** What a studio writes of a spot. */
export interface SpotWords {
  text: string;
  /** Where its music begins, in milliseconds into the track. */
  startMs: number;
}

/** What is wrong with a spot; null for nothing. `durationMs`: of its track. */
export function spotProblem({ text, startMs }: SpotWords, durationMs: number): Problem | null {
  const found = spotTextProblem(text);
  if (found) return { field: "text", ...found };
  if (startMs < 0 || startMs > latestStartMs(durationMs))
    return problem("startMs", "spots.startTooLate", { seconds: SPOT_SECONDS });
  return null;
}

/** What is wrong with the words of a spot; null for nothing. */
export function spotTextProblem(text: string): Refusal | null {
  const { length } = [...text.trim()];
  if (length < SPOT_TEXT_MIN) return refusal("spots.textTooShort", { min: SPOT_TEXT_MIN });
  if (length > SPOT_TEXT_MAX) return refusal("spots.textTooLong", { max: SPOT_TEXT_MAX });
  return holdsAddress(text) ? refusal("spots.textHoldsLink") : null;
}

/** The last moment at which the music of a spot may begin; the beginning of what is shorter. Milliseconds. */
export function latestStartMs(durationMs: number): number {
  return Math.max(0, durationMs - SPOT_SECONDS * 1000);
}

/** An address of a site or a mailbox: the card leads to the release, and nowhere else. */
function holdsAddress(text: string): boolean {
  return /:\/\/|\bwww\.|@\w|\b[\p{L}\d-]+\.(com|net|org|io|co|fm|me|app|link|info|es|de|fr|uk|eu)\b/iu.test(
    text,
  );
}

/** What is wrong with the reason of a refusal; null for nothing. */
export function spotReasonProblem(reason: string): Refusal | null {
  if (reason.trim() === "") return refusal("spots.reasonMissing");
  return reason.length > SPOT_REASON_MAX ? refusal("spots.reasonTooLong", { max: SPOT_REASON_MAX }) : null;
}

/** At most one spot in so long a time. Milliseconds. */
export const SPOT_EVERY_MS = 15 * 60_000;
/** One that was handed out holds the others back for so long; once it is seen it does for the whole time. */
export const SPOT_HANDED_MS = 60_000;

/** The spot that somebody was given last. */
export interface LastSpot {
  handedAt: Date;
  /** Null for one that never came up: its song was skipped, or the page was left. */
  seenAt: Date | null;
}

/** What decides whether a spot is due between two songs. */
export interface SpotMoment {
  /** What the person may listen to. */
  tier: Tier;
  last: LastSpot | null;
  /** Songs that they heard to the end since. */
  songsEnded: number;
  /** The next song, or its release, was bought by them. */
  isNextBought: boolean;
  /** The next song follows the other one on a release: they are heard as they were made. */
  isOneRun: boolean;
  now: Date;
}

/** Whether a spot is due: for those who pay nothing, rarely, and never where music belongs together or to the listener. */
export function isSpotDue({ tier, last, songsEnded, isNextBought, isOneRun, now }: SpotMoment): boolean {
  if (!hearsSpots(tier) || isNextBought || isOneRun || songsEnded < 1) return false;
  if (!last) return true;
  const [since, pause] = last.seenAt ? [last.seenAt, SPOT_EVERY_MS] : [last.handedAt, SPOT_HANDED_MS];
  return now.getTime() - since.getTime() >= pause;
}

/** What a spot came to: it was on the screen, its music was heard to the end, it was pressed. */
export const SPOT_DEEDS = ["seen", "heard", "pressed"] as const;
export type SpotDeed = (typeof SPOT_DEEDS)[number];

/** The counts of so many days are shown to the studio, today's among them. */
export const SPOT_DAYS_SHOWN = 28;
