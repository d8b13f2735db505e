import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import {
  holding,
  holdingInSteps,
  ordered,
  orderedInSteps,
  type ShelfItem,
  type ShelfOrder,
} from "../../domain/library/shelf.ts";
import { runBetweenFrames } from "./runBetweenFrames.ts";

/** Up to so many lines are searched and put in order while one looks. */
const AT_ONCE = 2_000;

interface Asked<Item> {
  /** The library that is asked. */
  items: readonly Item[];
  order: ShelfOrder;
  locale: string;
}

/** Lines that were found, and the library that they are of. */
export interface Lines<Item> {
  from: readonly Item[];
  lines: readonly Item[];
}

/**
 * The lines that hold a text, in an order. Of a long library they are worked out between frames, and what stood before is shown
 * until then; null where nothing did.
 */
export function useLines<Item extends ShelfItem>(
  items: readonly Item[],
  order: ShelfOrder,
  text: string,
  locale: string,
): Lines<Item> | null {
  const isLong = items.length > AT_ONCE && (order !== "latest" || text !== "");
  const atOnce = useMemo(
    () => (isLong ? null : { from: items, lines: holding(ordered(items, order, locale), text) }),
    [isLong, items, order, text, locale],
  );
  const [shown, setShown] = useState(atOnce);
  // Another word is searched for among lines that stand in order already.
  const inOrder = useRef<Asked<Item> & { lines: readonly Item[] }>(undefined);
  useEffect(() => {
    if (atOnce) return setShown(atOnce);
    function* work() {
      const asked = { items, order, locale };
      if (!isSame(inOrder.current, asked))
        inOrder.current = { ...asked, lines: yield* orderedInSteps(items, order, locale) };
      return yield* holdingInSteps(inOrder.current!.lines, text);
    }
    return runBetweenFrames(work(), (lines) => startTransition(() => setShown({ from: items, lines })));
  }, [atOnce, items, order, text, locale]);
  return atOnce ?? shown;
}

function isSame<Item>(one: Asked<Item> | undefined, other: Asked<Item>): boolean {
  return one?.items === other.items && one.order === other.order && one.locale === other.locale;
}
