import type { Telephony } from "../telephony.ts";

/** From the range that is kept for examples (NANPA: 555-0100 to 555-0199): nobody's. */
const PRACTICE_NUMBER = "+12025550100";

/** Calls that ring nobody. */
export function createPractice(): Telephony {
  return { callerId: PRACTICE_NUMBER, isPractice: true, network: () => Promise.resolve(null) };
}
