import { useRef, useState } from "react";

/**
 * Code that comes when it is first wanted: `come` sends for it. Where it cannot come, because nobody is reached, `hasFailed` says
 * so, and the next wish sends for it anew.
 */
export function useComing<Part>(load: () => Promise<Part>) {
  const [come, setCome] = useState<{ part: Part } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isComing = useRef(false);

  async function send(): Promise<void> {
    if (come || isComing.current) return;
    isComing.current = true;
    setFailed(false);
    try {
      const part = await load();
      setCome({ part });
    } catch {
      setFailed(true);
    }
    isComing.current = false;
  }

  return { part: come?.part ?? null, hasFailed, come: () => void send() };
}
