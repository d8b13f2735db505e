import { findPlayQueue, type PlayQueueRow } from "../../db/player/playQueue.ts";
import { deviceName } from "../../domain/accounts/deviceName.ts";
import { isStillPlaying, placeNow, QUEUE_MAX } from "../../domain/player/sharedQueue.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";

export interface Device {
  deviceId: string;
  userAgent: string | null;
}

/** A page of the person's with a player. */
export const PlayDevice = builder.objectRef<Device>("PlayDevice").implement({
  description: "An open page of the person's that can play music.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.string({ description: "A UUID that the page made.", resolve: ({ deviceId }) => deviceId }),
    browser: t.string({ nullable: true, resolve: ({ userAgent }) => deviceName(userAgent).browser }),
    system: t.string({ nullable: true, resolve: ({ userAgent }) => deviceName(userAgent).system }),
  }),
});

const saidBy = ({ positionMs, isPlaying, updatedAt: at }: PlayQueueRow) => ({ positionMs, isPlaying, at });

export const PlayQueue = builder.objectRef<PlayQueueRow>("PlayQueue").implement({
  description: "What the person hears, or heard last, on whichever device.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    device: t.field({
      type: PlayDevice,
      description: "Where something was done last.",
      resolve: (queue) => queue,
    }),
    trackIds: t.idList({
      description: `At most ${QUEUE_MAX}. Tracks that are no longer for the person are not found by them.`,
      resolve: ({ trackIds }) => trackIds.map((id) => encodeGlobalID("Track", id)),
    }),
    currentId: t.id({
      nullable: true,
      resolve: ({ currentId }) => currentId && encodeGlobalID("Track", currentId),
    }),
    positionMs: t.int({
      description: "Where the music is by now, in milliseconds.",
      resolve: (queue, _args, { now }) => placeNow(saidBy(queue), now()),
    }),
    isPlaying: t.boolean({
      description: "Whether it plays: a device that fell silent for 70 seconds does not.",
      resolve: (queue, _args, { now }) => isStillPlaying(saidBy(queue), now()),
    }),
  }),
});

builder.objectField(Viewer, "playQueue", (t) =>
  t.field({
    type: PlayQueue,
    nullable: true,
    description: "Null for somebody who has heard nothing yet.",
    resolve: ({ userId }, _args, { db }) => findPlayQueue(db, userId),
  }),
);
