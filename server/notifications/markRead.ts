import { setAllRead, setRead, setUnread } from "../../db/notifications/notifications.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { Notification } from "./Notification.ts";

function tellOtherPages(context: Context): void {
  const { userId } = signedIn(context);
  context.services.events.publish("notificationsChanged", userId, { notificationId: null });
}

async function mark(context: Context, id: string, isRead: boolean): Promise<string> {
  const { userId } = signedIn(context);
  if (!(await setRead(context.db, id, userId, isRead ? context.now() : null))) throw new NotFound();
  tellOtherPages(context);
  return id;
}

builder.relayMutationField(
  "markNotificationRead",
  { inputFields: (t) => ({ id: t.globalID({ for: Notification }), isRead: t.boolean() }) },
  {
    description: "Marks one as read, or as new again.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context) => ({
      notificationId: await mark(context, input.id.id, input.isRead),
      viewer: signedIn(context),
    }),
  },
  {
    outputFields: (t) => ({
      notification: t.field({ type: Notification, resolve: ({ notificationId }) => notificationId }),
      viewer: t.field({ type: Viewer, resolve: ({ viewer }) => viewer }),
    }),
  },
);

builder.relayMutationField(
  "markAllNotificationsRead",
  null,
  {
    description: "Marks everything as read. The moment it answers with is what takes that back.",
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      const readAt = context.now();
      await setAllRead(context.db, signedIn(context).userId, readAt);
      tellOtherPages(context);
      return { readAt, viewer: signedIn(context) };
    },
  },
  {
    outputFields: (t) => ({
      readAt: t.field({ type: "DateTime", resolve: ({ readAt }) => readAt }),
      viewer: t.field({ type: Viewer, resolve: ({ viewer }) => viewer }),
    }),
  },
);

builder.relayMutationField(
  "undoMarkAllNotificationsRead",
  { inputFields: (t) => ({ readAt: t.field({ type: "DateTime" }) }) },
  {
    description: "Makes new again what was marked as read at that moment.",
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, context) => {
      await setUnread(context.db, signedIn(context).userId, input.readAt);
      tellOtherPages(context);
      return signedIn(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
