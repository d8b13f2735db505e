import { newId } from "../../../db/ids.ts";
import {
  type CalendarFeedRow,
  deleteCalendarFeed,
  findCalendarFeed,
  putCalendarFeed,
} from "../../../db/releases/planner/calendarFeeds.ts";
import { EmailUnproven } from "../../accounts/EmailUnproven.ts";
import { derivedToken, hashOfToken } from "../../accounts/tokens.ts";
import { userOf, worksAt } from "../../acting/actor.ts";
import { perform } from "../../acting/perform.ts";
import { verb } from "../../acting/verb.ts";
import { builder } from "../../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../../graphql/guarded.ts";
import type { Signer } from "../../signing.ts";
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

type Asked = { workspaceId: string };

/** The address, which is told this once: only its hash is kept. One that was there before is gone. */
const createCalendarFeed = verb("createCalendarFeed", {
  audit: "calendarFeed.create",
  asksProof: true,
  gate: "releaseScheduling",
  async run(act, { workspaceId }: Asked) {
    await act.lock("workspace", workspaceId);
    const { userId } = userOf(act.actor);
    const id = newId();
    const tokenHash = hashOfToken(tokenOf(act.signer, id));
    await putCalendarFeed(act.trx, { id, userId, workspaceId, tokenHash, createdAt: act.now });
    return act.done({ workspaceId, madeAs: id }, { id: workspaceId, entity: "workspace", workspaceId });
  },
});

const tokenOf = (signer: Signer, madeAs: string) => derivedToken(signer, "calendar-feed", madeAs);

const revokeCalendarFeed = verb("revokeCalendarFeed", {
  audit: "calendarFeed.revoke",
  may: (actor, { workspaceId }: Asked) => worksAt(actor, workspaceId),
  async run(act, { workspaceId }) {
    const wasThere = await deleteCalendarFeed(act.trx, userOf(act.actor).userId, workspaceId);
    const line = { id: workspaceId, entity: "workspace", workspaceId };
    return act.done({ workspaceId }, wasThere ? [line] : []);
  },
});

builder.relayMutationField(
  "createCalendarFeed",
  { inputFields: (t) => ({ workspaceId: t.globalID({ for: Workspace }) }) },
  {
    description: "Makes the address anew; one that was there before leads nowhere from then on.",
    verb: createCalendarFeed,
    authScopes: (_root, { input }) => ({ memberOf: input.workspaceId.id }),
    errors: { types: [EmailUnproven] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, createCalendarFeed, { workspaceId: input.workspaceId.id }),
  },
  {
    outputFields: (t) => ({
      address: t.string({
        description: "Told this once.",
        resolve: ({ madeAs }, _args, { services: { settings, signer } }) =>
          `${settings.publicUrl}/api/planner/feeds/${tokenOf(signer, madeAs)}.ics`,
      }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);

builder.relayMutationField(
  "revokeCalendarFeed",
  { inputFields: (t) => ({ workspaceId: t.globalID({ for: Workspace }) }) },
  {
    description: "The viewer's address leads nowhere from then on.",
    verb: revokeCalendarFeed,
    authScopes: (_root, { input }) => ({ memberOf: input.workspaceId.id }),
    resolve: (_root, { input }, context, info) =>
      perform(context, info, revokeCalendarFeed, { workspaceId: input.workspaceId.id }),
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
