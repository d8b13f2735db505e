import type { ServerResponse } from "node:http";
import type { ModelProvider } from "../../providers/assistants/choice.ts";
import type { FakeTurn } from "./FakeTurn.ts";

/** Refuses as the provider words it. */
export function refuse(
  answer: ServerResponse,
  provider: ModelProvider,
  { status, retryAfter }: FakeTurn,
): void {
  const wait = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  answer.writeHead(status!, { "content-type": "application/json", ...wait });
  const error = { message: "Slow down.", type: "rate_limit_error" };
  answer.end(
    JSON.stringify(
      provider === "anthropic" ? { type: "error", error } : { error: { ...error, param: null, code: null } },
    ),
  );
}
