import { useCSRFPrevention } from "@graphql-yoga/plugin-csrf-prevention";
import { createYoga } from "graphql-yoga";
import { STREAM_RULES } from "./accounts/streamRules.ts";
import type { Context } from "./graphql/context.ts";
import { maskError } from "./graphql/maskError.ts";
import { schema } from "./graphql/schema.ts";
import { useAnswerHeaders } from "./graphql/useAnswerHeaders.ts";
import { useCompiledDocuments } from "./graphql/useCompiledDocuments.ts";
import { useFreshEvents } from "./graphql/useFreshEvents.ts";
import { useLimits } from "./graphql/useLimits.ts";
import { type PersistedDocuments, usePersistedDocuments } from "./graphql/usePersistedDocuments.ts";

export interface YogaOptions {
  contextFor: (request: Request, clientAddress?: string) => Promise<Context>;
  persistedDocuments: PersistedDocuments;
}

/** What the host knows of a request and the request itself does not say. */
export interface AnswerFacts {
  clientAddress?: string | undefined;
}

/** The GraphQL endpoint: known documents for our own client, free text for those who may, nothing else. */
export function makeYoga({ contextFor, persistedDocuments }: YogaOptions) {
  const contexts = new WeakMap<Request, Context>();
  return createYoga<AnswerFacts, Context>({
    schema,
    graphqlEndpoint: "/graphql",
    // The global Response is the host's own: a foreign one costs 1.1 ms of idle wait on every request.
    fetchAPI: { Response: globalThis.Response },
    context: async ({ request, clientAddress }) => {
      const context = await contextFor(request, clientAddress);
      contexts.set(request, context);
      return context;
    },
    maskedErrors: { maskError: maskError },
    batching: false,
    // The app bounds bodies; asking for the body here would build a whole Request even for a GET.
    maxRequestBodySize: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    plugins: [
      useCSRFPrevention({ requestHeaders: ["x-levare"] }),
      usePersistedDocuments(persistedDocuments),
      useCompiledDocuments(),
      useFreshEvents(STREAM_RULES),
      // After the compiler: the limit of time holds for whatever executes.
      useLimits(),
      useAnswerHeaders((request) => contexts.get(request)),
    ],
  });
}
