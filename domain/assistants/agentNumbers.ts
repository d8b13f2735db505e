import { AGENTS } from "./agents.ts";

// From the range that is kept for examples (NANPA: 555-0100 to 555-0199): nobody's.
const FIRST = 12025550110;

/** Under which number a talk with a built-in assistant stands in the list of calls, in E.164; undefined for any other. */
export function numberOfAgent(uid: string): string | undefined {
  const place = AGENTS.findIndex((agent) => agent.uid === uid);
  return place < 0 ? undefined : `+${FIRST + place}`;
}
