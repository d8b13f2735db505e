import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { ReleaseWatchSubscription } from "../__generated__/ReleaseWatchSubscription.graphql.ts";

/** Hears every change of the workspace's releases: saves of others, and the minute one goes live. Draws nothing. */
export function ReleaseWatch({ workspaceId }: { workspaceId: string }) {
  useSubscription<ReleaseWatchSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ReleaseWatchSubscription($workspaceId: ID!) {
            releaseChanged(workspaceId: $workspaceId) {
              ...ReleaseTile_release
              ...useReleaseVerbs_release
            }
          }
        `,
        variables: { workspaceId },
      }),
      [workspaceId],
    ),
  );
  return null;
}
