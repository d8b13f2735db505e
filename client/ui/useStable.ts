import { useCallback, useLayoutEffect, useRef } from "react";

/** The same function for as long as the component stands, which does what `act` does now: for rows that are drawn anew only when something of theirs changed. */
export function useStable<Words extends unknown[]>(
  act: (...words: Words) => void,
): (...words: Words) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...words) => latest.current(...words), []);
}
