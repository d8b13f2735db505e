import { DAY_MS } from "../duration.ts";

/** What a badge of listening is for; plays alone earn it, never money. */
export const BADGE_KINDS = ["early", "hundred", "whole"] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

/** Early is who hears a release before it is out so long. Milliseconds. */
export const EARLY_MS = 7 * DAY_MS;
/** So many counted plays of an artist. */
export const MANY_PLAYS = 100;
/** Hearing all of a release says something from so many songs on. */
export const WHOLE_SONGS = 3;
/** As many are shown, the latest first. */
export const BADGES_MOST = 24;
