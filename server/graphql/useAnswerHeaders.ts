import type { Plugin } from "graphql-yoga";
import type { Context } from "./context.ts";

/** Puts cookies and the request id on the answer. GraphQL answers are private: no cache may keep one. */
export function useAnswerHeaders(contextOf: (request: Request) => Context | undefined): Plugin {
  return {
    onResponse({ request, response }) {
      const context = contextOf(request);
      response.headers.set("cache-control", "no-store");
      if (!context) return;
      response.headers.set("x-request-id", context.requestId);
      for (const cookie of context.answerHeaders.getSetCookie())
        response.headers.append("set-cookie", cookie);
    },
  };
}
