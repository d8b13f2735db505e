import { useEffect, useMemo, useState } from "react";
import { ordered, orderedInSteps, type ShelfItem, type ShelfOrder } from "../../domain/library/shelf.ts";

/** Up to so many lines are put in order while one looks. */
const AT_ONCE = 2_000;
/** Of each frame, on any processor. Milliseconds. */
const BUDGET_MS = 8;

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
    const steps = orderedInSteps(items, order, locale);
    let turn = setTimeout(work, 0);
    function work() {
      const until = performance.now() + BUDGET_MS;
      let step = steps.next();
      while (!step.done && performance.now() < until) step = steps.next();
      if (step.done) setWorked(step.value);
      else turn = setTimeout(work, 0);
    }
    return () => clearTimeout(turn);
  }, [isLong, items, order, locale]);
  return atOnce ?? worked ?? items;
}
