import { type ReactNode, useEffect, useReducer } from "react";

/** So long a screen that does not come keeps the rest waiting. */
const LONGEST_MS = 4_000;

/**
 * Whether a screen has stood: what floats above all of them comes after what somebody came for. `mark` is drawn beside the screen and
 * waits as it does.
 */
export function useFirstScreen(): { hasStood: boolean; mark: ReactNode } {
  const [hasStood, stand] = useReducer(() => true, false);
  useEffect(() => {
    const timer = setTimeout(stand, LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);
  return { hasStood, mark: <Mark onDrawn={stand} /> };
}

function Mark({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}
