import { isOpen, type MilestoneState } from "./milestone.ts";

/** A step that waits for others; `Key` is the id of a step, or the key of one in a template. */
export interface Waiting {
  key: string;
  dependsOn: readonly string[];
}

/** Whether some steps would wait for each other in a circle. Names of steps that are not there wait for nothing. */
export function hasCycle(steps: readonly Waiting[]): boolean {
  const left = new Map(steps.map(({ key, dependsOn }) => [key, dependsOn]));
  for (;;) {
    // What waits for nothing any more can be done; what is never free stands in a circle.
    const free = [...left].filter(([, dependsOn]) => !dependsOn.some((each) => left.has(each)));
    if (free.length === 0) return left.size > 0;
    for (const [key] of free) left.delete(key);
  }
}

/** The steps that must be done or skipped before this one can be. */
export function waitsFor<Step extends { id: string; state: MilestoneState }>(
  { dependsOn }: { dependsOn: readonly string[] },
  plan: readonly Step[],
): Step[] {
  return plan.filter((step) => dependsOn.includes(step.id) && isOpen(step));
}
