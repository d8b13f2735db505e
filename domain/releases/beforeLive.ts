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

/** Whether it is still early enough to put back what went out at this moment. */
export function isInTime(wentLiveAt: Date, now: Date): boolean {
  return now.getTime() - wentLiveAt.getTime() <= UNDO_RELEASE_SECONDS * 1000;
}
