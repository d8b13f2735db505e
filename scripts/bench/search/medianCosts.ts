import { median } from "../median.ts";

const ROUNDS = 15;
const ROUND_MS = 60;

/** Something that is done, and the clock of the processor that does it. */
export interface Act {
  /** CPU milliseconds so far. */
  clockMs: () => number;
  run: () => Promise<unknown>;
}

/**
 * What one call of each takes on its clock: the median of some rounds of many calls, after one that does not count. They take
 * turns, so that a drifting machine drifts for all.
 */
export async function medianCosts<Name extends string>(
  acts: Record<Name, Act>,
): Promise<Record<Name, number>> {
  const named = Object.entries<Act>(acts).map(([name, act]) => ({ name, act, costs: [] as number[] }));
  for (let round = 0; round <= ROUNDS; round++)
    for (const { act, costs } of named) {
      const cost = await costOf(act);
      if (round > 0) costs.push(cost);
    }
  return Object.fromEntries(named.map(({ name, costs }) => [name, median(costs)])) as Record<Name, number>;
}

async function costOf({ clockMs, run }: Act): Promise<number> {
  const before = clockMs();
  const until = performance.now() + ROUND_MS;
  let calls = 0;
  do {
    await run();
    calls++;
  } while (performance.now() < until);
  return (clockMs() - before) / calls;
}
