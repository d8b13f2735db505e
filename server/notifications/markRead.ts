import { setAllRead, setRead, setUnread } from "../../db/notifications/notifications.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { Notification } from "./Notification.ts";

const READ_MARKS = { unaudited: "What somebody has read is their own affair." } as const;

/** Whose marks they are; their other pages hear of it. */
function reader(act: Act): string {
  const { userId } = userOf(act.actor);
  act.publish("notificationsChanged", userId, { notificationId: null });
  return userId;
}

const markNotificationRead = verb("markNotificationRead", {
  ...READ_MARKS,
  async run(act, { id, isRead }: { id: string; isRead: boolean }) {
    if (!(await setRead(act.trx, id, reader(act), isRead ? act.now : null))) throw new NotFound();
    return act.done({ notificationId: id });
  },
});

const markAllNotificationsRead = verb("markAllNotificationsRead", {
  ...READ_MARKS,
  async run(act, _: object) {
    await setAllRead(act.trx, reader(act), act.now);
    return act.done({ readAt: act.now.toISOString() });
  },
});

const undoMarkAllNotificationsRead = verb("undoMarkAllNotificationsRead", {
  ...READ_MARKS,
  async run(act, { readAt }: { readAt: Date }) {
    await setUnread(act.trx, reader(act), readAt);
    return act.done({});
  },
});

builder.relayMutationField(
  "markNotificationRead",
  { inputFields: (t) => ({ id: t.globalID({ for: Notification }), isRead: t.boolean() }) },
  {
    description: "Marks one as read, or as new again.",
    verb: markNotificationRead,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id, isRead } }, context, info) =>
      perform(context, info, markNotificationRead, { id: id.id, isRead }),
  },
  {
    outputFields: (t) => ({
      notification: t.field({ type: Notification, resolve: ({ notificationId }) => notificationId }),
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);

builder.relayMutationField(
  "markAllNotificationsRead",
  null,
  {
    description: "Marks everything as read. The moment it answers with is what takes that back.",
    verb: markAllNotificationsRead,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context, info) => perform(context, info, markAllNotificationsRead, {}),
  },
  {
    outputFields: (t) => ({
      readAt: t.field({ type: "DateTime", resolve: ({ readAt }) => new Date(readAt) }),
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);

builder.relayMutationField(
  "undoMarkAllNotificationsRead",
  { inputFields: (t) => ({ readAt: t.field({ type: "DateTime" }) }) },
  {
    description: "Makes new again what was marked as read at that moment.",
    verb: undoMarkAllNotificationsRead,
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context, info) => perform(context, info, undoMarkAllNotificationsRead, input),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
