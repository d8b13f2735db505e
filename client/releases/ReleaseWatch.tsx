import { useMemo } from "react";
import { graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { ReleaseWatchQuery } from "../__generated__/ReleaseWatchQuery.graphql.ts";
import type { ReleaseWatchSubscription } from "../__generated__/ReleaseWatchSubscription.graphql.ts";
import { knownIds } from "../app/knownIds.ts";
import { refresh } from "../app/refresh.ts";
import { onceListening } from "../app/subscriptions.ts";

/** Hears every change of the workspace's releases: saves of others, and the minute one goes live. Draws nothing. */
export function ReleaseWatch({ workspaceId }: { workspaceId: string }) {
  const relay = useRelayEnvironment();
  useSubscription<ReleaseWatchSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ReleaseWatchSubscription($workspaceId: ID!) {
            releaseChanged(workspaceId: $workspaceId) {
              ...ReleaseTile_release
              ...useReleaseVerbs_release
              ...releaseForm_release
            }
          }
        `,
        variables: { workspaceId },
        cacheConfig: onceListening((isAgain) => {
          const ids = isAgain
            ? knownIds(relay, "Release", ({ privateFields }) => Boolean(privateFields))
            : [];
          if (ids.length === 0) return;
          void refresh<ReleaseWatchQuery>(
            relay,
            graphql`
              query ReleaseWatchQuery($ids: [ID!]!) {
                nodes(ids: $ids) {
                  ... on Release {
                    ...ReleaseTile_release @alias(as: "tile")
                    ...useReleaseVerbs_release @alias(as: "verbs")
                    ...releaseForm_release @alias(as: "form")
                  }
                }
              }
            `,
            { ids },
          );
        }),
      }),
      [workspaceId, relay],
    ),
  );
  return null;
}
