import { useRef, useState } from "react";
import { nextFrame } from "./nextFrame.ts";

/**
 * Code that comes when it is first wanted: `come` sends for it, where it is a press that wants it once what that changes is seen.
 * Where it cannot come, because nobody is reached, `hasFailed` says so, and the next wish sends for it anew.
 */
export function useComing<Part>(load: () => Promise<Part>, { isPressed = true } = {}) {
  const [come, setCome] = useState<{ part: Part } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isComing = useRef(false);

  async function send(): Promise<void> {
    if (come || isComing.current) return;
    isComing.current = true;
    setFailed(false);
    try {
      // Names of twenty files go into the page's head, each by itself.
      if (isPressed) await nextFrame();
      const part = await load();
      setCome({ part });
    } catch {
      setFailed(true);
    }
    isComing.current = false;
  }

  return { part: come?.part ?? null, hasFailed, come: () => void send() };
}
