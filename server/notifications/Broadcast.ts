import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { listEmails } from "../../db/accounts/users.ts";
import { cursorOf } from "../../db/keyset.ts";
import { type BroadcastRow, findBroadcasts } from "../../db/notifications/broadcasts.ts";
import { countDeliveries, type DeliveryRow, listDeliveries } from "../../db/notifications/deliveries.ts";
import type { NoticeChannel } from "../../domain/accounts/notices.ts";
import type { Role } from "../../domain/accounts/roles.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import {
  BROADCAST_STATES,
  type BroadcastState,
  DELIVERY_STATES,
  type DeliveryState,
} from "../../domain/notifications/broadcast.ts";
import { NoticeChannelEnum } from "../accounts/Preferences.ts";
import { RoleEnum, TierEnum } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { LIMITS } from "../graphql/limits.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { superadminOnly } from "../graphql/superadminOnly.ts";

const superadmin = { role: "superadmin" } as const;

const BroadcastStateEnum = builder.enumType("BroadcastState", { values: BROADCAST_STATES });
const DeliveryStateEnum = builder.enumType("DeliveryState", { values: DELIVERY_STATES });

export const Broadcast = builder.loadableNodeRef("Broadcast", {
  id: { resolve: (broadcast: BroadcastRow) => broadcast.id },
  load: superadminOnly((ids, { db }) => findBroadcasts(db, ids)),
  sort: (broadcast: BroadcastRow) => broadcast.id,
});

interface Count {
  channel: string;
  state: string;
  count: number;
}

const counts = perRequest(async (ids, { db }) =>
  grouped(ids, await countDeliveries(db, ids), ({ broadcastId }) => broadcastId),
);
const emails = perRequest(async (ids, { db }) => {
  const known = new Map((await listEmails(db, ids)).map(({ id, email }) => [id, email]));
  return ids.map((id) => known.get(id) ?? null);
});

const DeliveryCount = builder.objectRef<Count>("DeliveryCount").implement({
  description: "How many deliveries of a broadcast stand where.",
  authScopes: superadmin,
  fields: (t) => ({
    channel: t.field({ type: NoticeChannelEnum, resolve: ({ channel }) => channel as NoticeChannel }),
    state: t.field({ type: DeliveryStateEnum, resolve: ({ state }) => state as DeliveryState }),
    count: t.exposeInt("count"),
  }),
});

const BroadcastDelivery = builder.objectRef<DeliveryRow>("BroadcastDelivery").implement({
  description: "What became of one person on one channel of a broadcast.",
  authScopes: superadmin,
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID("BroadcastDelivery", id) }),
    fullName: t.string({ resolve: ({ name }) => name }),
    email: t.exposeString("email"),
    channel: t.field({ type: NoticeChannelEnum, resolve: ({ channel }) => channel as NoticeChannel }),
    state: t.field({ type: DeliveryStateEnum, resolve: ({ state }) => state as DeliveryState }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Why somebody was left out (choice, unverified, suspended), or what the mail server said.",
    }),
    doneAt: t.expose("doneAt", { type: "DateTime", nullable: true }),
  }),
});

Broadcast.implement({
  description: "A word of the platform to many people.",
  authScopes: superadmin,
  fields: (t) => ({
    state: t.field({ type: BroadcastStateEnum, resolve: ({ state }) => state as BroadcastState }),
    titleEn: t.exposeString("titleEn"),
    titleEs: t.exposeString("titleEs"),
    bodyEn: t.exposeString("bodyEn"),
    bodyEs: t.exposeString("bodyEs"),
    link: t.exposeString("link", { nullable: true }),
    channels: t.field({
      type: [NoticeChannelEnum],
      resolve: ({ channels }) => channels as NoticeChannel[],
    }),
    toEveryone: t.exposeBoolean("toEveryone"),
    roles: t.field({ type: [RoleEnum], resolve: ({ roles }) => roles as Role[] }),
    tiers: t.field({ type: [TierEnum], resolve: ({ tiers }) => tiers as Tier[] }),
    targetEmails: t.stringList({
      description: "People it is for by name. Who left the platform is not among them.",
      resolve: async ({ targetUsers }, _args, context) => {
        const found = await Promise.all(targetUsers.map((id) => emails(context).load(id)));
        return found.filter((email) => email !== null).sort();
      },
    }),
    version: t.exposeInt("version"),
    scheduledFor: t.expose("scheduledFor", { type: "DateTime", nullable: true }),
    startedAt: t.expose("startedAt", { type: "DateTime", nullable: true }),
    finishedAt: t.expose("finishedAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    isListed: t.exposeBoolean("isListed", {
      description: "Whether everybody whom it is for is counted by now.",
    }),
    deliveryCounts: t.field({
      type: [DeliveryCount],
      resolve: ({ id }, _args, context) => counts(context).load(id),
    }),
    deliveries: t.connection({
      type: BroadcastDelivery,
      description: "The log, the newest first.",
      args: { state: t.arg({ type: DeliveryStateEnum, required: false }) },
      resolve: async ({ id }, { state, ...args }, context) => ({
        totalCount: async () =>
          (await counts(context).load(id))
            .filter((each) => !state || each.state === state)
            .reduce((sum, { count }) => sum + count, 0),
        ...(await resolveCursorConnection(
          { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<DeliveryRow> },
          (page: ResolveCursorConnectionArgs) => listDeliveries(context.db, id, state ?? null, page),
        )),
      }),
    }),
  }),
});

builder.subscriptionField("broadcastChanged", (t) =>
  t.field({
    type: Broadcast,
    nullable: true,
    description:
      "Every broadcast that is written, sent or done, its progress included. Null once it is gone.",
    authScopes: superadmin,
    subscribe: (_root, _args, { services }) => services.events.subscribe("broadcastChanged"),
    resolve: ({ broadcastId }) => broadcastId,
  }),
);
