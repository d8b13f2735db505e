import { useEffect } from "react";
import { foldedLine, type ShelfItem } from "../../domain/library/shelf.ts";

/** So many lines at once: a few milliseconds on a slow phone. */
const AT_ONCE = 500;

/** Makes the lines ready to be searched, a few at a time between other work, so that the first letter does not wait for all of them. */
export function useFoldAhead(items: readonly ShelfItem[]): void {
  useEffect(() => {
    let from = 0;
    let turn = setTimeout(fold, 0);
    function fold() {
      for (const item of items.slice(from, from + AT_ONCE)) foldedLine(item);
      from += AT_ONCE;
      if (from < items.length) turn = setTimeout(fold, 0);
    }
    return () => clearTimeout(turn);
  }, [items]);
}
