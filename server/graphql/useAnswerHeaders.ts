import type { Plugin } from "graphql-yoga";
import type { Context } from "./context.ts";

/** Puts the request id on the answer, and what was noted for it on the way, such as cookies. GraphQL answers are private: no cache may keep one. */
export function useAnswerHeaders(contextOf: (request: Request) => Context | undefined): Plugin {
  return {
    onResponse({ request, response }) {
      const context = contextOf(request);
      response.headers.set("cache-control", "no-store");
      if (!context) return;
      response.headers.set("x-request-id", context.requestId);
      for (const [name, value] of context.answerHeaders) response.headers.append(name, value);
    },
  };
}
