import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";

/** The whole catalog as the list keeps it; a narrowed list is asked for anew instead. */
function listOf(store: RecordSourceProxy, workspaceId: string): RecordProxy | null {
  const workspace = store.get(workspaceId);
  return (
    (workspace &&
      ConnectionHandler.getConnection(workspace, "TrackList_tracks", { filter: null, sort: "newest" })) ??
    null
  );
}

/**
 * Puts a track that is newer than the whole list on top of it. No directive can say "only when newer": an edit of an old
 * track further down would rise too.
 */
export function showNewTrack(store: RecordSourceProxy, workspaceId: string, track: RecordProxy): void {
  const list = listOf(store, workspaceId);
  const edges = list?.getLinkedRecords("edges");
  if (!list || !edges) return;
  const newest = edges[0]?.getLinkedRecord("node");
  const isKnown = edges.some((edge) => edge.getLinkedRecord("node")?.getDataID() === track.getDataID());
  const isOlder = newest && String(track.getValue("createdAt")) < String(newest.getValue("createdAt"));
  if (isKnown || isOlder) return;
  ConnectionHandler.insertEdgeBefore(
    list,
    ConnectionHandler.createEdge(store, list, track, "WorkspaceTracksConnectionEdge"),
  );
}

/** Takes a track out of the list that the server refused in the end. */
export function hideTrack(store: RecordSourceProxy, workspaceId: string, trackId: string): void {
  const list = listOf(store, workspaceId);
  if (list) ConnectionHandler.deleteNode(list, trackId);
}
