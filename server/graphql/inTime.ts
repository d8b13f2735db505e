import { createGraphQLError } from "graphql-yoga";
import { OPERATION_LIMIT } from "./limits.ts";

/** The answer, or a refusal once an operation takes longer than it may. */
export async function inTime<Answer>(answer: Answer | Promise<Answer>): Promise<Answer> {
  let watch: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    watch = setTimeout(
      () =>
        reject(
          createGraphQLError("The operation took too long.", {
            extensions: { code: "TIMEOUT", http: { status: 504 } },
          }),
        ),
      OPERATION_LIMIT.ms,
    );
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(watch);
  }
}
