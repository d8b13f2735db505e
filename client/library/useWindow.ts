import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Rows beyond the edge of the screen, so that nobody scrolls into nothing. */
const MARGIN = 8;

/** Which rows of a list that scrolls with the page are seen: a long one is drawn only there. Rows are `height` pixels high. */
export function useWindow(
  count: number,
  height: number,
): {
  ref: RefObject<HTMLUListElement | null>;
  first: number;
  end: number;
} {
  const ref = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState({ first: 0, end: 0 });
  useLayoutEffect(() => {
    function look() {
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      const first = Math.max(0, Math.floor(-top / height) - MARGIN);
      const end = Math.ceil((window.innerHeight - top) / height) + MARGIN;
      setSeen((before) => (before.first === first && before.end === end ? before : { first, end }));
    }
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [height]);
  return { ref, first: Math.min(seen.first, count), end: Math.min(seen.end, count) };
}
