import { median } from "../median.ts";

const ROUNDS = 15;
const ROUND_MS = 60;

/** What one call takes on the clock of a processor: the median of some rounds of many calls, after one that does not count. */
export async function medianCost(clockMs: () => number, act: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const before = clockMs();
    const until = performance.now() + ROUND_MS;
    let calls = 0;
    do {
      await act();
      calls++;
    } while (performance.now() < until);
    if (round > 0) costs.push((clockMs() - before) / calls);
  }
  return median(costs);
}
