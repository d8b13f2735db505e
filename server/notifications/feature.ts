import "./Notification.ts";
import "./markRead.ts";
import "./Broadcast.ts";
import "./writeBroadcast.ts";
import "./startBroadcast.ts";
import "./testBroadcast.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";
import { reconcileBroadcasts } from "./reconcileBroadcasts.ts";
import { sendBroadcast } from "./sendBroadcast.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "send-broadcast": { broadcastId: string };
    "reconcile-broadcasts": object;
  }
}

export const notifications = {
  jobs: {
    "send-broadcast": { does: (context, data) => sendBroadcast(context, data) },
    "reconcile-broadcasts": {
      does: (context) => reconcileBroadcasts(context),
      at: EVERY_HOUR,
      atStart: true,
    },
  },
} satisfies Feature;
