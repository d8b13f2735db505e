import { refusal } from "../../domain/words/refusal.ts";
import { failure } from "./failure.ts";
import { OPERATION_LIMIT } from "./limits.ts";

/** The answer, or a refusal once an operation takes longer than it may. `leastMs`: so long it may at any rate. */
export async function inTime<Answer>(answer: Answer | Promise<Answer>, leastMs = 0): Promise<Answer> {
  let watch: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    watch = setTimeout(
      () => reject(failure("TIMEOUT", refusal("general.tookTooLong"), { status: 504 })),
      Math.max(OPERATION_LIMIT.ms, leastMs),
    );
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(watch);
  }
}
