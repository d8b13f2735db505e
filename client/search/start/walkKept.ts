import type { KeyboardEvent } from "react";
import { STEPS } from "../results/useActiveHit.ts";

/** Arrows lead from the search field through the searches that are kept below it, and back. Answers whether they did. */
export function walkKept(event: KeyboardEvent<HTMLElement>): boolean {
  const step = STEPS[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=combobox], .search-kept-open")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = step !== undefined && at >= 0 ? stops[at + step] : undefined;
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}
