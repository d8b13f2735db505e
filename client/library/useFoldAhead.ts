import { useEffect } from "react";
import { foldedLine, type ShelfItem } from "../../domain/library/shelf.ts";
import { runBetweenFrames } from "./runBetweenFrames.ts";

/** Lines between two looks at the clock. */
const STEP = 100;

/** Makes the lines ready to be searched, a few at a time between other work, so that the first letter does not wait for all of them. */
export function useFoldAhead(items: readonly ShelfItem[]): void {
  useEffect(() => runBetweenFrames(foldInSteps(items)), [items]);
}

function* foldInSteps(items: readonly ShelfItem[]): Generator<undefined, void> {
  for (const [at, item] of items.entries()) {
    foldedLine(item);
    if (at % STEP === STEP - 1) yield;
  }
}
