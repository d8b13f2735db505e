import { setImmediate as others } from "node:timers/promises";

/** How long the server may be deaf. */
const BREATH_MS = 10;

/** Does something with each of many, and lets others have their turn now and then. */
export async function eachInTurn<Each, Result>(
  all: Iterable<Each>,
  does: (each: Each) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const each of all) {
    results.push(does(each));
    if (performance.now() - since < BREATH_MS) continue;
    await others();
    since = performance.now();
  }
  return results;
}
