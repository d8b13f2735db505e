import { DAY_MS } from "../duration.ts";

/** So much of a track has to be heard, or all of a shorter one. Milliseconds, as everything here. */
export const COUNTS_AFTER_MS = 30_000;
/** A listener's plays of one track count when they begin at least so far apart. */
export const APART_MS = 30_000;
/** Reports of devices that were offline are taken so much later, and no later. */
export const LATEST_MS = 30 * DAY_MS;
/** What clocks, and the way to the server, may be out by. */
export const SLACK_MS = 5_000;
/** A track's last moments are not told by every browser. */
const END_MS = 1_000;

/** Reports in one batch. */
export const MAX_REPORTS = 50;
/** What may be issued at once for tracks that are kept on a device. */
export const MAX_SAVED_TRACKS = 20;
export const SESSIONS_FOR_SAVED = 5;
/** Of one listener within an hour. */
export const SESSIONS_AN_HOUR = 1_200;
export const SAVED_ISSUES_AN_HOUR = 60;
export const BATCHES_AN_HOUR = 600;

/** What became of a play: it counted, or why it did not. The first that holds, in this order, is told. */
export const PLAY_OUTCOMES = [
  "counted",
  "forged",
  "otherListener",
  "replayed",
  "tooOld",
  "beforeSession",
  "spedUp",
  "robot",
  "ownStudio",
  "tooShort",
  "tooSoon",
  "parallel",
] as const;
export type PlayOutcome = (typeof PLAY_OUTCOMES)[number];
export const UNCOUNTED = PLAY_OUTCOMES.filter((outcome) => outcome !== "counted");

/** The plays of so many days are shown to the artist, today's among them. */
export const DAYS_SHOWN = 28;

/** The first of the days that are shown, in UTC: "2026-03-01". */
export function firstDayShown(now: Date): string {
  return new Date(now.getTime() - (DAYS_SHOWN - 1) * DAY_MS).toISOString().slice(0, 10);
}

/** From when to when something was heard, of which track. */
export interface Heard {
  trackId: string;
  startedAt: Date;
  heardMs: number;
}

/** A report as it is judged, with what its session says; null where nobody of ours signed that. */
export interface PlayReport extends Heard {
  session: { issuedAt: Date; durationMs: number; isReporters: boolean; isSpent: boolean } | null;
  isOwnStudio: boolean;
}

export interface Circumstances {
  now: Date;
  isRobot: boolean;
  /** Plays of the listener that counted, about the same time. */
  counted: readonly Heard[];
}

/** What becomes of one report. */
export function judgePlay(report: PlayReport, { now, isRobot, counted }: Circumstances): PlayOutcome {
  const { session, trackId, heardMs } = report;
  if (!session) return "forged";
  if (!session.isReporters) return "otherListener";
  if (session.isSpent) return "replayed";
  const start = report.startedAt.getTime();
  if (start < now.getTime() - LATEST_MS) return "tooOld";
  if (start < session.issuedAt.getTime() - SLACK_MS) return "beforeSession";
  if (start + heardMs > now.getTime() + SLACK_MS) return "spedUp";
  if (isRobot) return "robot";
  if (report.isOwnStudio) return "ownStudio";
  if (heardMs < enoughOf(session.durationMs)) return "tooShort";
  const isSoon = (other: Heard) =>
    other.trackId === trackId && Math.abs(other.startedAt.getTime() - start) < APART_MS;
  if (counted.some(isSoon)) return "tooSoon";
  if (counted.some((other) => overlapMs(other, report) > SLACK_MS)) return "parallel";
  return "counted";
}

/**
 * What becomes of the reports of one batch, in their order. They are judged by the time at which they were heard, so that the
 * same batch comes out alike however it was put together.
 */
export function judgePlays(reports: readonly PlayReport[], circumstances: Circumstances): PlayOutcome[] {
  const counted = [...circumstances.counted];
  const outcomes: PlayOutcome[] = [];
  const inTime = reports.map((report, place) => ({ report, place }));
  inTime.sort((a, b) => a.report.startedAt.getTime() - b.report.startedAt.getTime() || a.place - b.place);
  for (const { report, place } of inTime) {
    const outcome = judgePlay(report, { ...circumstances, counted });
    if (outcome === "counted") counted.push(report);
    outcomes[place] = outcome;
  }
  return outcomes;
}

/** Of a track of unknown length (0) as much as of a long one. */
function enoughOf(durationMs: number): number {
  if (durationMs <= 0) return COUNTS_AFTER_MS;
  return Math.min(COUNTS_AFTER_MS, Math.max(END_MS, durationMs - END_MS));
}

/** Outcomes of reports whose word for the time is not taken: they stand on the day on which they came. */
const UNDATED: readonly PlayOutcome[] = [
  "forged",
  "otherListener",
  "replayed",
  "tooOld",
  "beforeSession",
  "spedUp",
];

/** Outcomes of reports that say when something was heard, and are believed in that: what a history shows. */
export const PLACED_OUTCOMES: readonly PlayOutcome[] = PLAY_OUTCOMES.filter(
  (outcome) => !UNDATED.includes(outcome),
);

/** The day that a play is summed up under, in UTC: "2026-03-01". */
export function dayOfPlay(outcome: PlayOutcome, startedAt: Date, now: Date): string {
  return (UNDATED.includes(outcome) ? now : startedAt).toISOString().slice(0, 10);
}

/** Whether the report spends its session: what others say of it does not. */
export function spendsSession(outcome: PlayOutcome): boolean {
  return outcome !== "forged" && outcome !== "otherListener" && outcome !== "replayed";
}

/** What can be said at all of how long something was heard, and when; the rest is no report but noise. */
export function isSayable({ startedAt, heardMs }: Pick<Heard, "startedAt" | "heardMs">, now: Date): boolean {
  return heardMs >= 0 && heardMs <= DAY_MS && Math.abs(startedAt.getTime() - now.getTime()) < 3_650 * DAY_MS;
}

function overlapMs(one: Heard, other: Heard): number {
  const begin = Math.max(one.startedAt.getTime(), other.startedAt.getTime());
  const end = Math.min(one.startedAt.getTime() + one.heardMs, other.startedAt.getTime() + other.heardMs);
  return end - begin;
}
