import { useMemo } from "react";
import { graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { TrackWatchQuery } from "../__generated__/TrackWatchQuery.graphql.ts";
import type { TrackWatchSubscription } from "../__generated__/TrackWatchSubscription.graphql.ts";
import { knownIds } from "../app/knownIds.ts";
import { refresh } from "../app/refresh.ts";
import { onceListening } from "../app/subscriptions.ts";
import { showNewTrack } from "./trackConnection.ts";
import { useUploads } from "./uploads.ts";

/** Hears every change of the workspace's tracks: progress, edits by others, new ones. Draws nothing. */
export function TrackWatch({ workspaceId }: { workspaceId: string }) {
  const uploads = useUploads();
  const relay = useRelayEnvironment();
  useSubscription<TrackWatchSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription TrackWatchSubscription($workspaceId: ID!) {
            trackChanged(workspaceId: $workspaceId) {
              id
              state
              progress
              failure {
                code
                params
                message
              }
              createdAt
              ...listedTrack_track
              ...EstimateGhost_track
              ...estimates_track
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
        cacheConfig: onceListening(() => {
          const ids = knownIds(relay, "Track", ({ state }) => state === "processing");
          if (ids.length === 0) return;
          void refresh<TrackWatchQuery>(
            relay,
            graphql`
              query TrackWatchQuery($ids: [ID!]!) {
                nodes(ids: $ids) {
                  ... on Track {
                    id
                    ...listedTrack_track @alias(as: "row")
                  }
                }
              }
            `,
            { ids },
          );
        }),
      }),
      [workspaceId, uploads, relay],
    ),
  );
  return null;
}
