import { createPubSub } from "graphql-yoga";

/** What happens in the house while people watch. Each topic carries ids only: whoever hears it loads what it may see. */
export type EventTopics = {
  /** A track of the workspace changed, progress included. */
  trackChanged: [workspaceId: string, change: { trackId: string }];
  /** A file with facts of tracks is under way; `total` of them will be changed. */
  importProgress: [workspaceId: string, progress: { importId: string; done: number; total: number }];
  /** A release of the workspace changed. */
  releaseChanged: [workspaceId: string, change: { releaseId: string }];
  /** A feature flag was made, changed or taken away. */
  flagsChanged: [change: object];
  /** A term or a category of the lexicon was made or changed. */
  lexiconChanged: [change: object];
  /** A setting of the whole platform was changed. */
  platformChanged: [change: object];
  /** Somebody was told something, or read it elsewhere (then without an id). */
  notificationsChanged: [userId: string, change: { notificationId: string | null }];
  /** A broadcast was written, is under way or is done. */
  broadcastChanged: [change: { broadcastId: string }];
  /** An asset of the workspace was added, changed, thrown away or taken back. */
  assetChanged: [workspaceId: string, change: { assetId: string }];
  uploadChanged: [workspaceId: string, change: { uploadId: string }];
};

/** In process: one server tells its own listeners. */
export function createEvents() {
  return createPubSub<EventTopics>();
}
export type Events = ReturnType<typeof createEvents>;
