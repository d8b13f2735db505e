import { useEffect, useMemo, useState } from "react";
import { ordered, orderedInSteps, type ShelfItem, type ShelfOrder } from "../../domain/library/shelf.ts";
import { runBetweenFrames } from "./runBetweenFrames.ts";

/** Up to so many lines are put in order while one looks. */
const AT_ONCE = 2_000;

/** Lines in an order. Of a long library it is worked out between frames, and what stood before is shown until then. */
export function useInOrder<Item extends ShelfItem>(
  items: readonly Item[],
  order: ShelfOrder,
  locale: string,
): readonly Item[] {
  const isLong = order !== "latest" && items.length > AT_ONCE;
  const [worked, setWorked] = useState<readonly Item[]>();
  const atOnce = useMemo(
    () => (isLong ? null : ordered(items, order, locale)),
    [isLong, items, order, locale],
  );
  useEffect(() => {
    if (!isLong) return setWorked(undefined);
    return runBetweenFrames(orderedInSteps(items, order, locale), setWorked);
  }, [isLong, items, order, locale]);
  return atOnce ?? worked ?? items;
}
