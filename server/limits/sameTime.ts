import { setTimeout as sleep } from "node:timers/promises";

/** Answers no sooner than after `ms`: how long the work took does not tell what it found. */
export async function sameTime<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), sleep(ms)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
