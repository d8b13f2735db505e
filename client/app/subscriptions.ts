import { createClient, type ExecutionResult } from "graphql-sse";
import { type CacheConfig, type GraphQLResponse, Observable, type SubscribeFunction } from "relay-runtime";
import { OWN_HEADERS } from "./network.ts";

const LONGEST_PAUSE_MS = 30_000;

/** Longer after each failure, and never the same for everybody: a restarted server is not met by all at once. */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(1000 * 2 ** attempt, LONGEST_PAUSE_MS) * (0.5 + chance / 2);
}

/**
 * What a subscription does once the server listens for it, the first time and after each lost connection: news of the time
 * before is gone, and whoever needs it asks what stands. Belongs into the subscription's `cacheConfig`.
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
    Observable.create<GraphQLResponse>((sink) =>
      client.subscribe(
        // The server knows the document by its id; the library's types expect its text.
        { id: request.id, variables } as never,
        {
          next: (answer) => (isSessionLost(answer) ? onSessionLost() : sink.next(answer as GraphQLResponse)),
          error: (failure) => sink.error(failure as Error),
          complete: () => sink.complete(),
        },
        { connected: (isAgain) => (metadata as Listening | undefined)?.catchUp?.(isAgain) },
      ),
    );
}

function isSessionLost({ errors }: ExecutionResult<unknown, unknown>): boolean {
  return errors?.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED") ?? false;
}
