import { ARROW_SECONDS, PAGE_SECONDS } from "../../domain/player/position.ts";

/** How far each key moves the place in the music, in seconds. */
export const SEEK_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: ARROW_SECONDS,
  ArrowUp: ARROW_SECONDS,
  ArrowLeft: -ARROW_SECONDS,
  ArrowDown: -ARROW_SECONDS,
  PageUp: PAGE_SECONDS,
  PageDown: -PAGE_SECONDS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
