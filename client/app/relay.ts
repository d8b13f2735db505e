import { Environment, Network, RecordSource, ROOT_ID, Store } from "relay-runtime";
import { asking } from "./asking.ts";
import { noteChange } from "./changes.ts";
import { LiveStream } from "./live/LiveStream.ts";
import { FRESH_MS } from "./platform.ts";
import { RequestFailed } from "./RequestFailed.ts";
import { createSubscribe } from "./subscriptions.ts";

/** Screens that keep their data after being left, for the way back. */
const KEPT_SCREENS = 10;

/** Relay's store of one visit by one person, and how to end what it listens to. */
export interface OpenEnvironment {
  relay: Environment;
  close(): void;
}

/** Opens the store of a visit. `onSessionLost` is called when the server no longer knows who asks. */
export function openEnvironment(onSessionLost: () => void): OpenEnvironment {
  let live: LiveStream | undefined;
  const network = Network.create(
    (request, variables) =>
      asking(request, variables).do({
        error: (failure: Error) => {
          if (failure instanceof RequestFailed && failure.code === "UNAUTHENTICATED") onSessionLost();
        },
        complete: () => {
          if (request.operationKind === "mutation") noteChange();
        },
      }),
    createSubscribe(() => (live ??= new LiveStream(viewerIn(store), onSessionLost))),
  );
  const store = new Store(new RecordSource(), {
    gcReleaseBufferSize: KEPT_SCREENS,
    queryCacheExpirationTime: FRESH_MS,
  });
  return { relay: new Environment({ network, store }), close: () => live?.close() };
}

/** Nobody subscribes before it is known who is here. */
function viewerIn(store: Store): string {
  const viewer = store.getSource().get(ROOT_ID)?.viewer as { __ref: string } | undefined;
  return viewer?.__ref ?? "";
}
