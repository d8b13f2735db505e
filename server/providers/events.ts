import { createPubSub, type PubSub, type PubSubEventTarget } from "graphql-yoga";
import type { Database } from "../../db/open.ts";
import type { LibraryKind } from "../../domain/library/library.ts";
import type { PlayerNewsKind } from "../../domain/player/sharedQueue.ts";
import { type REMEMBERED, shareEvents } from "./events/sharedEvents.ts";
import { databaseWire, redisWire } from "./events/wire.ts";
import type { SharedRedis } from "./redis.ts";

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
  /** Something came into the person's library or went out of it. */
  libraryChanged: [userId: string, change: { kind: LibraryKind; id: string }];
  /** The music of the person's devices: said anew, asked for, or handed over. */
  playerNews: [userId: string, news: { kind: PlayerNewsKind; deviceId: string; userAgent: string | null }];
  /** Something of a playlist changed, or who may read it. */
  playlistChanged: [playlistId: string, change: object];
  /** The person began or ended a call. */
  callChanged: [userId: string, change: { callId: string }];
  /** A reply in the conversation has so many characters now, or it ended. */
  replyGrew: [conversationId: string, change: { messageId: string; length: number }];
  uploadChanged: [workspaceId: string, change: { uploadId: string }];
};

export interface Events extends PubSub<EventTopics> {
  /** Calls back at once when something remembered has changed: whoever publishes that goes on with what is true. */
  onChanged(topic: (typeof REMEMBERED)[number], forget: () => void): void;
  /** Calls back when other servers may have said what this one could not hear. Returns how to stop. */
  onMissed(listener: () => void): () => void;
  close(): Promise<void>;
}

/**
 * On PostgreSQL all servers on it hear of what happens on one, by way of Redis where they share one too; the embedded database
 * has one server only.
 */
export async function openEvents(database: Database, redis: SharedRedis | null = null): Promise<Events> {
  const { eventTarget, onMissed, close } =
    database.engine === "embedded"
      ? heardHere()
      : await shareEvents(redis ? redisWire(redis) : databaseWire(database));
  return {
    ...createPubSub<EventTopics>({ eventTarget }),
    onChanged: (topic, forget) => eventTarget.addEventListener(topic, forget),
    onMissed,
    close,
  };
}

function heardHere() {
  const eventTarget = new EventTarget() as PubSubEventTarget<EventTopics>;
  return { eventTarget, onMissed: () => () => {}, close: async () => {} };
}
