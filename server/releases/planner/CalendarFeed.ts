import { newId } from "../../../db/ids.ts";
import {
  type CalendarFeedRow,
  deleteCalendarFeed,
  findCalendarFeed,
  putCalendarFeed,
} from "../../../db/releases/planner/calendarFeeds.ts";
import { newToken } from "../../accounts/tokens.ts";
import { auditOf } from "../../audit/auditOf.ts";
import { builder } from "../../graphql/builder.ts";
import { type Context, signedIn } from "../../graphql/context.ts";
import { GUARDED_BY_LOADER } from "../../graphql/guarded.ts";
import { Workspace } from "../../workspaces/Workspace.ts";

const CalendarFeed = builder.objectRef<CalendarFeedRow>("CalendarFeed").implement({
  description: "A secret address under which the viewer's own calendar reads the plan of a studio.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    readAt: t.expose("readAt", {
      type: "DateTime",
      nullable: true,
      description: "When a calendar read it last, to the hour.",
    }),
  }),
});

builder.objectField(Workspace, "calendarFeed", (t) =>
  t.field({
    type: CalendarFeed,
    nullable: true,
    description: "The viewer's own; null until they make one.",
    resolve: async ({ id }, _args, { db, viewer }) =>
      (viewer && (await findCalendarFeed(db, viewer.userId, id))) ?? null,
  }),
);

/** The address, which is told this once: only its hash is kept. One that was there before is gone. */
async function createCalendarFeed(context: Context, workspaceId: string): Promise<string> {
  const { db, now, services } = context;
  const { userId } = signedIn(context);
  const { token, hash } = newToken();
  await db.transaction().execute(async (trx) => {
    await putCalendarFeed(trx, {
      id: newId(),
      userId,
      workspaceId,
      tokenHash: hash,
      createdAt: now(),
    });
    await auditOf(context, trx, {
      action: "calendarFeed.create",
      entity: "workspace",
      entityId: workspaceId,
      workspaceId,
    });
  });
  return `${services.settings.publicUrl}/api/planner/feeds/${token}.ics`;
}

async function revokeCalendarFeed(context: Context, workspaceId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (!(await deleteCalendarFeed(trx, signedIn(context).userId, workspaceId))) return;
    await auditOf(context, trx, {
      action: "calendarFeed.revoke",
      entity: "workspace",
      entityId: workspaceId,
      workspaceId,
    });
  });
}

builder.relayMutationField(
  "createCalendarFeed",
  { inputFields: (t) => ({ workspaceId: t.globalID({ for: Workspace }) }) },
  {
    description: "Makes the address anew; one that was there before leads nowhere from then on.",
    authScopes: (_root, { input }) => ({ memberOf: input.workspaceId.id, gate: "releaseScheduling" }),
    resolve: async (_root, { input: { workspaceId } }, context) => ({
      address: await createCalendarFeed(context, workspaceId.id),
      workspaceId: workspaceId.id,
    }),
  },
  {
    outputFields: (t) => ({
      address: t.string({ description: "Told this once.", resolve: ({ address }) => address }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);

builder.relayMutationField(
  "revokeCalendarFeed",
  { inputFields: (t) => ({ workspaceId: t.globalID({ for: Workspace }) }) },
  {
    description: "The viewer's address leads nowhere from then on.",
    authScopes: (_root, { input }) => ({ memberOf: input.workspaceId.id }),
    resolve: async (_root, { input: { workspaceId } }, context) => {
      await revokeCalendarFeed(context, workspaceId.id);
      return { workspaceId: workspaceId.id };
    },
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
