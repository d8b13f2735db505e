import { allocate } from "./allocate.ts";

/** What a plan paid for several months earns in each, by largest remainder: 57590 over a year is ten times 4799 and twice 4800. */
export function earnedMonthly(minor: bigint, months: number): bigint[] {
  return allocate(minor, Array(months).fill(1n));
}
