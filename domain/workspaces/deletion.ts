import { DAY_MS } from "../duration.ts";

/** Days in which an owner can restore a deleted studio (DECISIONS.md, numbers). */
export const DELETION_GRACE_DAYS = 7;

/** The instant at which a studio deleted at `deletedAt` is gone for good. */
export function goneAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + DELETION_GRACE_DAYS * DAY_MS);
}
