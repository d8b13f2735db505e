import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Rows beyond the edge of the screen, so that nobody scrolls into nothing. */
const MARGIN = 8;

/**
 * Which rows of a list that scrolls with the page are seen: a long one is drawn only there. Rows are `height` pixels high. When `found`
 * becomes another, all rows do: those beyond the edge follow in a frame of their own.
 */
export function useWindow(
  count: number,
  height: number,
  found?: unknown,
): {
  ref: RefObject<HTMLUListElement | null>;
  first: number;
  end: number;
} {
  const ref = useRef<HTMLUListElement>(null);
  // Begins with a full screen of them, drawn with all else: measured is what stands, and what it lacks is drawn in one long step.
  const [seen, setSeen] = useState(() => ({ first: 0, end: Math.ceil(window.innerHeight / height) }));
  useLayoutEffect(() => {
    function look() {
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      const first = Math.max(0, Math.floor(-top / height));
      const end = Math.max(0, Math.ceil((window.innerHeight - top) / height));
      setSeen((before) => {
        const isEnough = before.first === first && before.end >= end && before.end <= end + MARGIN;
        return isEnough ? before : { first, end };
      });
    }
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [height]);
  const [drawn, setDrawn] = useState<unknown>();
  useEffect(() => {
    const turn = setTimeout(() => startTransition(() => setDrawn(() => found)));
    return () => clearTimeout(turn);
  }, [found]);
  const margin = drawn === found ? MARGIN : 0;
  return {
    ref,
    first: Math.min(Math.max(0, seen.first - margin), count),
    end: Math.min(seen.end + margin, count),
  };
}
