import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useBroadcastWatchSubscription } from "../../__generated__/useBroadcastWatchSubscription.graphql.ts";

/** Hears how the sending goes on while the page is open. */
export function useBroadcastWatch(): void {
  useSubscription<useBroadcastWatchSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useBroadcastWatchSubscription {
            broadcastChanged {
              id
              version
              ...BroadcastList_broadcast
              ...BroadcastProgress_broadcast
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}
