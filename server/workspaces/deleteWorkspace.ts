import {
  type DeletedWorkspaceRow,
  hideWorkspace,
  listDeletedOf,
  showWorkspace,
} from "../../db/workspaces/deletion.ts";
import { findMembership, listOwners } from "../../db/workspaces/members.ts";
import { lockWorkspace } from "../../db/workspaces/workspaces.ts";
import { studioDeleted } from "../../domain/notifications/facts.ts";
import { goneAt, NAME_NOT_TYPED } from "../../domain/workspaces/deletion.ts";
import { renewViewer } from "../accounts/session.ts";
import { tell } from "../accounts/tell.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { announce, type Notice, notify } from "../notifications/notify.ts";
import { deletionLetter } from "./letters.ts";
import { lockTeam } from "./lockTeam.ts";
import { Workspace } from "./Workspace.ts";

/** Hides the studio from everybody at once; for some days its owners can take that back. */
async function remove(context: Context, id: string, typedName: string): Promise<void> {
  const now = context.now();
  const { userId, fullName: by } = signedIn(context);
  const { owners, name, notices } = await context.db.transaction().execute(async (trx) => {
    const { workspace } = await lockTeam(trx, context, id, "deleteAccount");
    if (typedName.trim() !== workspace.name) throw new InvalidInput("name", NAME_NOT_TYPED);
    await hideWorkspace(trx, id, now);
    const owners = await listOwners(trx, id);
    const source = await auditOf(context, trx, {
      action: "workspace.delete",
      entity: "workspace",
      entityId: id,
      workspaceId: id,
      before: { name: workspace.name, slug: workspace.slug },
      after: { goneAt: goneAt(now) },
    });
    const notices: Notice[] = [];
    const text = studioDeleted(workspace.name, by, goneAt(now).toISOString().slice(0, 10));
    for (const owner of owners.filter((each) => each.userId !== userId)) {
      const news = { userId: owner.userId, source: `audit:${source}`, text, link: "/settings/danger" };
      notices.push(await notify(trx, { topic: "team", ...news }, now));
    }
    return { owners, name: workspace.name, notices };
  });
  await announce(context.services, notices);
  const link = `${context.services.settings.publicUrl}/settings/danger`;
  for (const { email } of owners)
    await tell(context, { to: email, ...deletionLetter({ studio: name, by, until: goneAt(now), link }) });
  await renewViewer(context);
}

/** Takes a deletion back while its days of grace last. */
async function restore(context: Context, id: string): Promise<void> {
  const { userId } = signedIn(context);
  const now = context.now();
  await context.db.transaction().execute(async (trx) => {
    const workspace = await lockWorkspace(trx, id);
    const place = workspace && (await findMembership(trx, id, userId));
    if (!workspace?.deletedAt || !place?.isAccountOwner) throw new NotFound();
    // The days are over: its files may be half gone.
    if (goneAt(workspace.deletedAt) <= now) throw new NotFound();
    await showWorkspace(trx, id, now);
    await auditOf(context, trx, {
      action: "workspace.undelete",
      entity: "workspace",
      entityId: id,
      workspaceId: id,
      before: { deletedAt: workspace.deletedAt },
    });
  });
  await renewViewer(context);
}

const DeletedWorkspace = builder.objectRef<DeletedWorkspaceRow>("DeletedWorkspace").implement({
  description: "A studio that was deleted and can still be restored by its owners.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID("Workspace", id) }),
    name: t.exposeString("name"),
    deletedAt: t.expose("deletedAt", { type: "DateTime" }),
    goneAt: t.field({ type: "DateTime", resolve: ({ deletedAt }) => goneAt(deletedAt) }),
  }),
});

builder.objectField(Viewer, "deletedWorkspaces", (t) =>
  t.field({
    type: [DeletedWorkspace],
    description: "Studios of the person that were deleted and can still be restored.",
    resolve: async ({ userId }, _args, { db, now }) =>
      (await listDeletedOf(db, userId)).filter(({ deletedAt }) => goneAt(deletedAt) > now()),
  }),
);

builder.relayMutationField(
  "deleteWorkspace",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Workspace }),
      name: t.string({ description: "The studio's name, typed as a confirmation." }),
    }),
  },
  {
    description: "Hides a studio at once and removes it for good after 7 days; for owners only.",
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => {
      await remove(context, input.id.id, input.name);
      return signedIn(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);

builder.relayMutationField(
  "undeleteWorkspace",
  { inputFields: (t) => ({ id: t.globalID({ for: Workspace }) }) },
  {
    description: "Takes the deletion of a studio back, with everything it had published; for its owners.",
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context) => {
      await restore(context, input.id.id);
      return signedIn(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
