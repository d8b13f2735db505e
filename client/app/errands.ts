import { useEffect, useEffectEvent } from "react";

/** By the errand's name, what was asked for and nobody was there yet to do. */
const waiting = new Map<string, unknown>();

/** Asks one other part of the page for something. Its code may still be on the way: then the last wish waits for it. */
export function sendErrand(name: string, detail?: unknown): void {
  const isTaken = !window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
  if (isTaken) waiting.delete(name);
  else waiting.set(name, detail);
}

/** Does what is asked for under a name, and at once what was asked for before this part was there. */
export function useErrand<Detail>(name: string, run: (detail: Detail) => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      runLatest((event as CustomEvent<Detail>).detail);
    };
    window.addEventListener(name, take);
    if (waiting.has(name)) {
      const detail = waiting.get(name) as Detail;
      waiting.delete(name);
      runLatest(detail);
    }
    return () => window.removeEventListener(name, take);
  }, [name]);
}
