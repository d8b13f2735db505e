const SECOND_MS = 1000;

export const CALL_STATES = ["initiated", "completed", "missed"] as const;
/** As SPEC.md section 3 names them: under way, over after a talk, over without one. */
export type CallState = (typeof CALL_STATES)[number];

/** A practice call is answered after this long (SPEC.md section 9, demo call delay). */
export const ANSWER_DELAY_MS = SECOND_MS;
/** No call lasts longer, so that one whose page was lost ends by itself. */
export const LONGEST_CALL_MS = 30 * 60 * SECOND_MS;
export const CALLS_AN_HOUR = 20;

/** Whether a call has had its longest time, and is over though nobody hung up. */
export function isTimeUp({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= LONGEST_CALL_MS;
}

/** How a call ended that was hung up at this moment: by the server's clock, in whole seconds of talk. */
export function endOfCall(
  { createdAt, answeredAt }: { createdAt: Date; answeredAt: Date },
  now: Date,
): { status: CallState; endedAt: Date; durationSeconds: number } {
  const endedAt = new Date(Math.min(now.getTime(), createdAt.getTime() + LONGEST_CALL_MS));
  const talkedMs = endedAt.getTime() - answeredAt.getTime();
  if (talkedMs < 0) return { status: "missed", endedAt, durationSeconds: 0 };
  return { status: "completed", endedAt, durationSeconds: Math.floor(talkedMs / SECOND_MS) };
}

/** A length of talk as clocks show it: 0:07, 12:30, 1:00:05. */
export function callClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}
