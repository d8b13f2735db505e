import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { TrackWatchSubscription } from "../__generated__/TrackWatchSubscription.graphql.ts";
import { showNewTrack } from "./trackConnection.ts";
import { useUploads } from "./uploads.ts";

/** Hears every change of the workspace's tracks: progress, edits by others, new ones. Draws nothing. */
export function TrackWatch({ workspaceId }: { workspaceId: string }) {
  const uploads = useUploads();
  useSubscription<TrackWatchSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription TrackWatchSubscription($workspaceId: ID!) {
            trackChanged(workspaceId: $workspaceId) {
              id
              state
              progress
              failureReason
              createdAt
              ...TrackRow_track
              ...EstimateGhost_track
            }
          }
        `,
        variables: { workspaceId },
        updater: (store) => {
          const track = (store as RecordSourceSelectorProxy).getRootField("trackChanged");
          if (track) showNewTrack(store, workspaceId, track);
        },
        onNext: (answer) => {
          if (answer?.trackChanged) uploads.learnTrack(answer.trackChanged);
        },
      }),
      [workspaceId, uploads],
    ),
  );
  return null;
}
