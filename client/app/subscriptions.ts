import { type CacheConfig, type GraphQLResponse, Observable, type SubscribeFunction } from "relay-runtime";
import { noteChange } from "./changes.ts";
import type { LiveStream } from "./live/LiveStream.ts";
import { pauseBefore } from "./live/pauseBefore.ts";

/**
 * What a subscription does once the server listens for it, the first time, after each lost connection, and when the server
 * itself missed news: what was said before is gone, and whoever needs it asks what stands. `isAgain` is true the first time, too,
 * where that took long. Belongs into the subscription's `cacheConfig`.
 */
export function onceListening(catchUp: (isAgain: boolean) => void): CacheConfig {
  return { metadata: { catchUp } satisfies Listening };
}

interface Listening {
  catchUp?: (isAgain: boolean) => void;
}

/** Whoever waited longer until the server listened has missed news as one who lost it: what their page shows was asked before. */
const LATE_MS = 5_000;

/** Relay's subscriptions on the stream that `live` gives. */
export function createSubscribe(live: () => LiveStream): SubscribeFunction {
  return (request, variables, { metadata }) =>
    Observable.create<GraphQLResponse>((sink) => {
      const { catchUp = () => {} } = (metadata ?? {}) as Listening;
      let isAgain = false;
      const begunAt = performance.now();
      let pause: ReturnType<typeof setTimeout> | undefined;
      const end = live().subscribe(
        { id: String(request.id), variables },
        {
          next(answer) {
            if (!answer.extensions?.newsMissed) {
              sink.next(answer);
              return noteChange();
            }
            // Every page of the server hears this in the same instant.
            clearTimeout(pause);
            pause = setTimeout(() => catchUp(true), pauseBefore(0, Math.random()));
          },
          listening() {
            catchUp(isAgain || performance.now() - begunAt > LATE_MS);
            isAgain = true;
          },
        },
      );
      return () => {
        clearTimeout(pause);
        end();
      };
    });
}
