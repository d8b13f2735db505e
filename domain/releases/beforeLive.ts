import type { ReleaseState } from "./releaseState.ts";

/** How long what went out by hand can be put back where it was. Followers are told after that. */
export const UNDO_RELEASE_SECONDS = 60;

/** Where a release stood before it went out by hand. Times in ISO 8601, as JSON keeps them. */
export interface BeforeLive {
  state: ReleaseState;
  /** Its moment in UTC. */
  date: string | null;
  releaseDay: string | null;
  releaseTime: string;
  timezone: string | null;
}

/** What went out by this moment stays out: followers are told of it. What went out later can still be put back. */
export function staysOutSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_RELEASE_SECONDS * 1000);
}
