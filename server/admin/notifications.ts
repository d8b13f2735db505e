import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { cursorOf } from "../../db/keyset.ts";
import { type BroadcastRow, countBroadcasts, listBroadcasts } from "../../db/notifications/broadcasts.ts";
import { hasAudience } from "../../domain/notifications/broadcast.ts";
import { RoleEnum, TierEnum } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { LIMITS } from "../graphql/limits.ts";
import { Broadcast } from "../notifications/Broadcast.ts";
import { findTargets } from "../notifications/broadcastInput.ts";
import { BroadcastReach, reachOf } from "../notifications/broadcastReach.ts";
import { CreateBroadcastPayload } from "../notifications/writeBroadcast.ts";
import { Admin, PLATFORM } from "./Admin.ts";

const NOBODY = { people: 0, app: 0, email: 0 };

builder.objectFields(Admin, (t) => ({
  broadcasts: t.connection({
    type: Broadcast,
    description: "Every announcement, the newest first.",
    resolve: async (_admin, args, { db }) => ({
      totalCount: () => countBroadcasts(db),
      ...(await resolveCursorConnection(
        { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<BroadcastRow> },
        (page: ResolveCursorConnectionArgs) => listBroadcasts(db, page),
      )),
    }),
  }),
  broadcastReach: t.field({
    type: BroadcastReach,
    description: "Whom an announcement to this audience would reach now.",
    args: {
      toEveryone: t.arg.boolean(),
      roles: t.arg({ type: [RoleEnum] }),
      tiers: t.arg({ type: [TierEnum] }),
      targetEmails: t.arg.stringList(),
    },
    resolve: async (_admin, { targetEmails, ...audience }, { db, now }) => {
      const { found: targetUsers, unknown: unknownEmails } = await findTargets(db, targetEmails);
      const reach = hasAudience({ ...audience, emails: targetUsers })
        ? await reachOf(db, { ...audience, targetUsers }, now())
        : NOBODY;
      return { ...reach, unknownEmails };
    },
  }),
}));

// For a list that shows the new one in its place.
builder.objectField(CreateBroadcastPayload, "admin", (t) =>
  t.field({ type: Admin, resolve: () => PLATFORM }),
);
