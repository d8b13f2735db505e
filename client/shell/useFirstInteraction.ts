import { startTransition, useCallback, useEffect, useReducer } from "react";

/** Of whoever does nothing but read; then their browser has nothing else to do either. */
const LONGEST_MS = 5_000;
/** What a person does with a page, by hand, pen, wheel or key; music also begins by a key of the headset, which no page hears of. */
const INTERACTIONS = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "focusin", "play"];
const LISTENING = { capture: true, passive: true };

/**
 * Whether somebody did something on the page, at any time, or has read for a while since `stands`: what waits for that need not come
 * while the page still starts.
 */
export function useFirstInteraction(stands: boolean): boolean {
  const [hasCome, note] = useReducer(() => true, false);
  // In short steps, between which a press is heard.
  const come = useCallback(() => startTransition(note), []);
  useEffect(() => {
    if (hasCome) return;
    for (const interaction of INTERACTIONS) window.addEventListener(interaction, come, LISTENING);
    return () => {
      for (const interaction of INTERACTIONS) window.removeEventListener(interaction, come, LISTENING);
    };
  }, [hasCome, come]);
  useEffect(() => {
    if (!stands) return;
    const timer = setTimeout(come, LONGEST_MS);
    return () => clearTimeout(timer);
  }, [stands, come]);
  return stands && hasCome;
}
