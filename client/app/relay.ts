import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { asking } from "./network.ts";
import { RequestFailed } from "./RequestFailed.ts";
import { createSubscribe } from "./subscriptions.ts";

/** Answers count as fresh for this long (SPEC.md section 9). */
const FRESH_MS = 5 * 60 * 1000;
/** Screens that keep their data after being left, for the way back. */
const KEPT_SCREENS = 10;

/** Data of one visit by one person. `onSessionLost` is called when the server no longer knows who asks. */
export function openEnvironment(onSessionLost: () => void): Environment {
  const network = Network.create(
    (request, variables) =>
      asking(request, variables).do({
        error: (failure: Error) => {
          if (failure instanceof RequestFailed && failure.code === "UNAUTHENTICATED") onSessionLost();
        },
      }),
    createSubscribe(onSessionLost),
  );
  const store = new Store(new RecordSource(), {
    gcReleaseBufferSize: KEPT_SCREENS,
    queryCacheExpirationTime: FRESH_MS,
  });
  return new Environment({ network, store });
}
