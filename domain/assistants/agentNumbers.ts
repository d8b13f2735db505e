import { AGENTS } from "./agents.ts";

// From the range that is kept for examples (NANPA: 555-0100 to 555-0199): nobody's.
const FIRST = 12025550110;

/** Under which number a talk with an assistant stands in the list of calls, in E.164: those that people made share one. */
export function numberOfAgent(uid: string): string {
  const place = AGENTS.findIndex((agent) => agent.uid === uid);
  return `+${FIRST + (place < 0 ? AGENTS.length : place)}`;
}
