import type { Row } from "../graphql/matrix/cells.ts";
import { SIGNED_IN } from "../graphql/matrix/letters.ts";
import { aBroadcast, aNotification, anAnnouncement } from "../graphql/matrix/notificationThings.ts";

export const notificationsRows: Record<string, Row> = {
  "Node.Notification": {
    own: SIGNED_IN,
    input: async ({ userId }, db) => ({ id: await aNotification(db, userId) }),
  },
  "Mutation.markNotificationRead": {
    own: SIGNED_IN,
    input: async ({ userId }, db) => ({ id: await aNotification(db, userId), isRead: true }),
  },
  "Mutation.markAllNotificationsRead": {},
  "Mutation.undoMarkAllNotificationsRead": { input: () => ({ readAt: new Date(0) }) },
  "Subscription.notificationArrived": {},
  "Node.Broadcast": { input: async (_kit, db) => ({ id: await aBroadcast(db) }) },
  "Mutation.createBroadcast": { input: () => ({ content: anAnnouncement }) },
  "Mutation.updateBroadcast": {
    input: async (_kit, db) => ({
      id: await aBroadcast(db),
      version: 1,
      content: anAnnouncement,
    }),
  },
  "Mutation.deleteBroadcast": { input: async (_kit, db) => ({ id: await aBroadcast(db) }) },
  "Mutation.sendBroadcast": { input: async (_kit, db) => ({ id: await aBroadcast(db), version: 1 }) },
  "Mutation.cancelBroadcast": { input: async (_kit, db) => ({ id: await aBroadcast(db, "scheduled") }) },
  "Mutation.testBroadcast": { input: () => ({ content: anAnnouncement }) },
  "Subscription.broadcastChanged": {},
};
