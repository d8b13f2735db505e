/** SPEC.md section 9, in CSS pixels and milliseconds. */
export const BACK_TO_TOP_AFTER = 300;
export const BACK_TO_TOP_NEAR_END = 200;
export const BACK_TO_TOP_DEBOUNCE_MS = 50;

/** Lengths of a page in CSS pixels. */
export interface ScrollPlace {
  scrolled: number;
  viewport: number;
  page: number;
}

/** Whether the way back to the top is offered; never at the top itself, not even on a page that ends there. */
export function offersBackToTop({ scrolled, viewport, page }: ScrollPlace): boolean {
  if (scrolled <= 0) return false;
  return scrolled > BACK_TO_TOP_AFTER || page - (scrolled + viewport) <= BACK_TO_TOP_NEAR_END;
}
