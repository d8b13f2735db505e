import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * For what takes the place of a button that was pressed, once its code is there: takes over the focus, and opens then, so that
 * it knows what to give the focus back to.
 */
export function useTakeOver(): { target: RefObject<HTMLButtonElement | null>; stands: boolean } {
  const target = useRef<HTMLButtonElement>(null);
  const [stands, setStands] = useState(false);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    setStands(true);
  }, []);
  return { target, stands };
}
