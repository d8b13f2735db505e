import { startTransition, useCallback, useEffect, useReducer } from "react";

/** Of whoever does nothing but read; then their browser has nothing else to do either. */
const LONGEST_MS = 5_000;
/** What a person does with a page, by hand, pen, wheel or key. */
const DEEDS = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "focusin"];
const LISTENING = { capture: true, passive: true };

/**
 * Whether somebody did something on the page, at any time, or has read for a while since `stands`: what waits for a deed need not come
 * while the page still starts.
 */
export function useFirstDeed(stands: boolean): boolean {
  const [hasCome, note] = useReducer(() => true, false);
  // In short steps, between which a press is heard.
  const come = useCallback(() => startTransition(note), []);
  useEffect(() => {
    if (hasCome) return;
    for (const deed of DEEDS) window.addEventListener(deed, come, LISTENING);
    return () => {
      for (const deed of DEEDS) window.removeEventListener(deed, come, LISTENING);
    };
  }, [hasCome, come]);
  useEffect(() => {
    if (!stands) return;
    const timer = setTimeout(come, LONGEST_MS);
    return () => clearTimeout(timer);
  }, [stands, come]);
  return stands && hasCome;
}
