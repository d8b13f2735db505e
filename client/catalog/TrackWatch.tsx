import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import { ConnectionHandler, type RecordSourceSelectorProxy } from "relay-runtime";
import type { TrackWatchSubscription } from "../__generated__/TrackWatchSubscription.graphql.ts";
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
            }
          }
        `,
        variables: { workspaceId },
        updater: (store) => showNewTrack(store as RecordSourceSelectorProxy, workspaceId),
        onNext: (answer) => {
          if (answer?.trackChanged) uploads.learnTrack(answer.trackChanged);
        },
      }),
      [workspaceId, uploads],
    ),
  );
  return null;
}

/**
 * Puts a track that is newer than the whole list on top of it. No directive can say "only when newer": an edit of an old
 * track further down would rise too.
 */
function showNewTrack(store: RecordSourceSelectorProxy, workspaceId: string): void {
  const track = store.getRootField("trackChanged");
  const workspace = store.get(workspaceId);
  if (!track || !workspace) return;
  const list = ConnectionHandler.getConnection(workspace, "TrackList_tracks", { filter: null });
  const edges = list?.getLinkedRecords("edges");
  if (!list || !edges) return;
  const newest = edges[0]?.getLinkedRecord("node");
  const isKnown = edges.some((edge) => edge.getLinkedRecord("node")?.getDataID() === track.getDataID());
  if (isKnown || (newest && String(track.getValue("createdAt")) < String(newest.getValue("createdAt"))))
    return;
  const edge = ConnectionHandler.createEdge(store, list, track, "WorkspaceTracksConnectionEdge");
  ConnectionHandler.insertEdgeBefore(list, edge);
  list.setValue(Number(list.getValue("totalCount") ?? 0) + 1, "totalCount");
}
