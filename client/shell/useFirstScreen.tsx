import { type ReactNode, startTransition, useCallback, useEffect, useReducer } from "react";
import { nextFrame } from "../app/nextFrame.ts";
import { whenWhole } from "../ui/whenWhole.ts";

/** So long a screen that does not come keeps the rest waiting. */
const LONGEST_MS = 4_000;
/** And so long what of it is on the way does, and its first picture. */
const REST_MS = 2_000;

/**
 * Whether a screen has stood: what floats above all of them comes after what somebody came for. `mark` is drawn beside the screen and
 * waits as it does.
 */
export function useFirstScreen(): { hasStood: boolean; mark: ReactNode } {
  const [hasStood, note] = useReducer(() => true, false);
  // In short steps, between which a press is heard.
  const stand = useCallback(() => startTransition(note), []);
  useEffect(() => {
    const timer = setTimeout(stand, LONGEST_MS);
    return () => clearTimeout(timer);
  }, [stand]);
  return { hasStood, mark: <Mark onDrawn={stand} /> };
}

/** By which measurements part what a screen needs from what comes after it (scripts/bench/peers/lighthouse.mjs). */
const STANDS = "levare-screen-stands";

function Mark({ onDrawn }: { onDrawn: () => void }) {
  useEffect(() => {
    const stands = () => {
      performance.mark(STANDS);
      onDrawn();
    };
    // What is drawn is seen first.
    const look = () => void nextFrame().then(stands);
    return whenWhole(look, REST_MS);
  }, [onDrawn]);
  return null;
}
