import { type ReactNode, useEffect, useReducer } from "react";

/** So long a screen that does not come keeps the rest waiting. */
const LONGEST_MS = 4_000;
/** And so long its first picture does, once it has come. */
const PICTURE_MS = 800;

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
  useEffect(() => {
    const picture = document.querySelector<HTMLImageElement>("#content img[fetchpriority=high]");
    if (!picture || picture.complete) return onDrawn();
    const leaving = new AbortController();
    const timer = setTimeout(onDrawn, PICTURE_MS);
    for (const kind of ["load", "error"]) picture.addEventListener(kind, onDrawn, { signal: leaving.signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [onDrawn]);
  return null;
}
