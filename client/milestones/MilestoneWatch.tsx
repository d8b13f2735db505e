import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { MilestoneWatchSubscription } from "../__generated__/MilestoneWatchSubscription.graphql.ts";

/** Hears every change of the studio's plans: what others do, and what ticks itself off. Draws nothing. */
export function MilestoneWatch({ workspaceId }: { workspaceId: string }) {
  useSubscription<MilestoneWatchSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription MilestoneWatchSubscription($workspaceId: ID!) {
            releaseChanged(workspaceId: $workspaceId) {
              id
              ...PlanSection_release
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
