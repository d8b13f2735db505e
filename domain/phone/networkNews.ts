import { type CallEnd, LONGEST_CALL_MS } from "./call.ts";

/** What a telephone network tells of a call, as Twilio's `CallStatus` names it. */
export type NetworkState =
  | "queued"
  | "initiated"
  | "ringing"
  | "in-progress"
  | "completed"
  | "busy"
  | "no-answer"
  | "failed"
  | "canceled";

interface Call {
  createdAt: Date;
  answeredAt: Date | null;
  endedAt: Date | null;
}

/** What becomes of a call: answered at this moment, or over. */
export type CallNews = { answeredAt: Date } | (CallEnd & { answeredAt: Date | null });

/**
 * What the network's word changes; null for nothing. Words come twice and out of order, so a call goes forward only: one that is over
 * stays over, and one that was answered is not answered again.
 *
 * @param talkedSeconds as the network counts them, where it tells
 */
export function newsOf(call: Call, state: string, talkedSeconds: number | null, now: Date): CallNews | null {
  if (call.endedAt) return null;
  switch (state as NetworkState) {
    case "in-progress":
      return call.answeredAt ? null : { answeredAt: now };
    case "completed": {
      const seconds = Math.min(talkedSeconds ?? 0, LONGEST_CALL_MS / 1000);
      const answeredAt =
        call.answeredAt ?? new Date(Math.max(now.getTime() - seconds * 1000, call.createdAt.getTime()));
      return { status: "completed", endedAt: now, durationSeconds: seconds, answeredAt };
    }
    case "busy":
    case "no-answer":
    case "failed":
    case "canceled":
      return { status: "missed", endedAt: now, durationSeconds: 0, answeredAt: null };
    default:
      return null;
  }
}
