import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { cursorOf } from "../../db/keyset.ts";
import {
  countNotifications,
  countUnread,
  findNotifications,
  listNotifications,
  type NotificationRow,
} from "../../db/notifications/notifications.ts";
import type { NoticeTopic } from "../../domain/accounts/notices.ts";
import type { NoticeLine } from "../../domain/notifications/notification.ts";
import { NoticeTopicEnum } from "../accounts/Preferences.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { LIMITS } from "../graphql/limits.ts";

const NotificationLine = builder.objectRef<NoticeLine>("NotificationLine").implement({
  description: "A part of a notification, in both languages, and the page that it is from.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    en: t.exposeString("en"),
    es: t.exposeString("es"),
    path: t.exposeString("path", { description: "A path of the product itself." }),
  }),
});

export const Notification = builder.loadableNodeRef("Notification", {
  id: { resolve: (notification: NotificationRow) => notification.id },
  load: (ids: string[], { db, viewer }: Context) =>
    viewer ? findNotifications(db, ids, viewer.userId) : Promise.resolve([]),
  sort: (notification: NotificationRow) => notification.id,
});

Notification.implement({
  description: "Something a person was told at the bell.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    topic: t.field({ type: NoticeTopicEnum, resolve: ({ topic }) => topic as NoticeTopic }),
    titleEn: t.exposeString("titleEn"),
    titleEs: t.exposeString("titleEs"),
    bodyEn: t.exposeString("bodyEn"),
    bodyEs: t.exposeString("bodyEs"),
    link: t.exposeString("link", { nullable: true, description: "A path of the product itself." }),
    lines: t.field({
      type: [NotificationLine],
      description: "Parts that lead somewhere by themselves.",
      resolve: ({ lines }) => (lines === null ? [] : (JSON.parse(lines) as NoticeLine[])),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    readAt: t.expose("readAt", { type: "DateTime", nullable: true, description: "Null while it is new." }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  notifications: t.connection({
    type: Notification,
    description: "What the person was told, newest first.",
    resolve: async ({ userId }, args, { db }) => ({
      totalCount: () => countNotifications(db, userId),
      ...(await resolveCursorConnection(
        { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<NotificationRow> },
        (page: ResolveCursorConnectionArgs) => listNotifications(db, userId, page),
      )),
    }),
  }),
  unreadNotificationCount: t.int({ resolve: ({ userId }, _args, { db }) => countUnread(db, userId) }),
}));

interface Arrival {
  notificationId: string | null;
}

const NotificationArrival = builder.objectRef<Arrival>("NotificationArrival").implement({
  description: "A change of what the person was told.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    notification: t.field({
      type: Notification,
      nullable: true,
      description: "What is new; null when something was read on another device.",
      resolve: ({ notificationId }) => notificationId,
    }),
    viewer: t.field({ type: Viewer, resolve: (_arrival, _args, context) => signedIn(context) }),
  }),
});

builder.subscriptionField("notificationArrived", (t) =>
  t.field({
    type: NotificationArrival,
    description: "Whatever the person is told from now on, and what they read elsewhere.",
    authScopes: { signedIn: true },
    subscribe: (_root, _args, context) =>
      context.services.events.subscribe("notificationsChanged", signedIn(context).userId),
    resolve: (change) => change,
  }),
);
