import { createContext, use, useLayoutEffect } from "react";
import type { Accent } from "./theme.ts";

export const AccentContext = createContext<(accent: Accent) => void>(() => {});

/** Colours the app while the calling part is on the screen; before the first paint, so that nothing flashes. */
export function useAccent(accent: Accent): void {
  const setAccent = use(AccentContext);
  useLayoutEffect(() => {
    setAccent(accent);
    return () => setAccent("volt");
  }, [accent, setAccent]);
}
