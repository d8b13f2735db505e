import { DAY_MS } from "../duration.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Hours in which the link of the first letter confirms a deletion. */
export const CONFIRM_HOURS = 24;
/** Days in which a confirmed deletion can still be taken back (DECISIONS.md, numbers). */
export const GRACE_DAYS = 7;
/** Days after the grace within which everything is gone (DECISIONS.md, numbers; GDPR article 12(3)). */
export const DONE_WITHIN_DAYS = 30;
/** Hours before the end of the grace at which a last letter reminds the person. */
export const REMINDER_HOURS = 24;

export const DELETION_STATES = ["requested", "expired", "waiting", "running", "done", "canceled"] as const;
export type DeletionState = (typeof DELETION_STATES)[number];

/** The moments of a request; what has not happened is null. */
export interface DeletionMoments {
  expiresAt: Date;
  confirmedAt: Date | null;
  startedAt: Date | null;
  doneAt: Date | null;
  canceledAt: Date | null;
}

/** Where a request stands. `expired`: it was never confirmed, and its letter opens nothing any more. */
export function deletionState(request: DeletionMoments, now: Date): DeletionState {
  if (request.canceledAt) return "canceled";
  if (request.doneAt) return "done";
  if (request.startedAt) return "running";
  if (request.confirmedAt) return "waiting";
  return request.expiresAt <= now ? "expired" : "requested";
}

export function confirmUntil(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + CONFIRM_HOURS * HOUR_MS);
}

/** The instant at which the grace of a request that was confirmed at `confirmedAt` is over. */
export function dueAtOf(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + GRACE_DAYS * DAY_MS);
}

/** Deletions that end their grace before this instant are due a reminder at `now`. */
export function remindBefore(now: Date): Date {
  return new Date(now.getTime() + REMINDER_HOURS * HOUR_MS);
}

/** A studio that would have no owner without the person. */
export interface SoleStudio {
  id: string;
  name: string;
  /** Other people on its team. */
  others: number;
  isDeleted: boolean;
}

/** Whether others would lose the place they work in. A studio without others goes with its owner. */
export function needsNewOwner({ others, isDeleted }: SoleStudio): boolean {
  return others > 0 && !isDeleted;
}
