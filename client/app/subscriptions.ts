import { createClient, type ExecutionResult } from "graphql-sse";
import { type CacheConfig, type GraphQLResponse, Observable, type SubscribeFunction } from "relay-runtime";
import { OWN_HEADERS } from "./network.ts";

const LONGEST_PAUSE_MS = 30_000;

/** Longer after each failure, and never the same for everybody: a restarted server is not met by all at once. */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(1000 * 2 ** attempt, LONGEST_PAUSE_MS) * (0.5 + chance / 2);
}

/**
 * What a subscription does once the server listens for it, the first time, after each lost connection, and when the server
 * itself missed news: what was said before is gone, and whoever needs it asks what stands. Belongs into the subscription's
 * `cacheConfig`.
 */
export function onceListening(catchUp: (isAgain: boolean) => void): CacheConfig {
  return { metadata: { catchUp } satisfies Listening };
}

interface Listening {
  catchUp?: (isAgain: boolean) => void;
}

/**
 * One connection for each subscription, made again whenever it is lost. `onSessionLost` is called when the server ends one
 * because it no longer knows who listens.
 */
export function createSubscribe(onSessionLost: () => void = () => {}): SubscribeFunction {
  const client = createClient({
    url: "/graphql",
    credentials: "same-origin",
    headers: OWN_HEADERS,
    retryAttempts: Number.POSITIVE_INFINITY,
    retry: (attempt) => new Promise((resolve) => setTimeout(resolve, pauseBefore(attempt, Math.random()))),
  });
  return (request, variables, { metadata }) =>
    Observable.create<GraphQLResponse>((sink) => {
      const { catchUp = () => {} } = (metadata ?? {}) as Listening;
      let pause: ReturnType<typeof setTimeout> | undefined;
      const end = client.subscribe<unknown, { newsMissed?: boolean }>(
        // The server knows the document by its id; the library's types expect its text.
        { id: request.id, variables } as never,
        {
          next(answer) {
            if (isSessionLost(answer)) return onSessionLost();
            if (!answer.extensions?.newsMissed) return sink.next(answer as GraphQLResponse);
            // Every page of the server hears this in the same instant.
            clearTimeout(pause);
            pause = setTimeout(() => catchUp(true), pauseBefore(0, Math.random()));
          },
          error: (failure) => sink.error(failure as Error),
          complete: () => sink.complete(),
        },
        { connected: catchUp },
      );
      return () => {
        clearTimeout(pause);
        end();
      };
    });
}

function isSessionLost({ errors }: ExecutionResult<unknown, unknown>): boolean {
  return errors?.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED") ?? false;
}
