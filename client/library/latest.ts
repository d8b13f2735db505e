import { PRESS_MAX } from "../player/playTrack.ts";

/** What a library opens with, as variables of its question: as many of the latest as one press plays. The rest comes after it. */
export const LATEST = { first: PRESS_MAX };
