import { daysBetween } from "../releases/planner/planDays.ts";

interface Placed {
  /** Days after the release; below 0 before it. */
  offsetDays: number;
}

/** Which days lie between now and a release, both as they are written. */
export interface Ahead {
  today: string;
  releaseDay: string;
}

/** How many steps of a plan would be over before it begins; 0 while it fits, and where the release itself is over. */
export function stepsTooLate(steps: readonly Placed[], { today, releaseDay }: Ahead): number {
  const ahead = daysBetween(today, releaseDay);
  return ahead < 0 ? 0 : steps.filter(({ offsetDays }) => offsetDays < -ahead).length;
}

/**
 * The steps before a release drawn together, so that the first falls on today: their order stays, nothing is over and nothing
 * passes the release. A plan that fits stays as it is, and so do the steps from the release on.
 */
export function squeezed<Step extends Placed>(steps: readonly Step[], ahead: Ahead): Step[] {
  if (stepsTooLate(steps, ahead) === 0) return [...steps];
  const days = daysBetween(ahead.today, ahead.releaseDay);
  const length = -Math.min(...steps.map(({ offsetDays }) => offsetDays));
  return steps.map((step) =>
    step.offsetDays >= 0
      ? step
      : { ...step, offsetDays: -Math.round((-step.offsetDays * days) / length) || 0 },
  );
}
