import { wordOf } from "../app/readableAddress.ts";

export const PLANS = "/releases/milestones";

/** The plan of one release. */
export function planPath({ id, title }: { id: string; title: string }): string {
  return `${PLANS}?release=${wordOf(id, title)}`;
}

/** A step, opened over its plan. */
export function stepPath(id: string, title: string): string {
  return `${PLANS}?step=${wordOf(id, title)}`;
}
