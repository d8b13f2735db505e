import { setPreferences } from "../../db/accounts/preferences.ts";
import { insertWorkspace } from "../../db/workspaces/workspaces.ts";
import { worksInStudio } from "../../domain/accounts/roles.ts";
import { nameProblem, type WorkspaceType } from "../../domain/workspaces/settings.ts";
import { slugOf } from "../../domain/workspaces/slug.ts";
import { preferenceLoader } from "../accounts/Preferences.ts";
import { renewViewer } from "../accounts/session.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Workspace, WorkspaceTypeEnum } from "./Workspace.ts";

/** Opens one more studio, and goes to work there. Fans come to their first one by becoming artists. */
async function create(context: Context, name: string, workspaceType: WorkspaceType): Promise<void> {
  const { userId, role, tier } = signedIn(context);
  if (!worksInStudio(role)) throw new NotFound();
  const problem = nameProblem(name);
  if (problem) throw new InvalidInput("name", problem);
  await context.db.transaction().execute(async (trx) => {
    const { id, slug } = await insertWorkspace(
      trx,
      // Whoever is invited there works on the plan of the one who opened it.
      {
        name: name.trim(),
        slug: slugOf(name.trim()),
        ownerId: userId,
        workspaceType,
        subscriptionTier: tier,
      },
      role === "superadmin" ? "admin" : role,
    );
    await setPreferences(trx, userId, { currentWorkspace: id }, context.now());
    await auditOf(context, trx, {
      action: "workspace.create",
      entity: "workspace",
      entityId: id,
      workspaceId: id,
      after: { name: name.trim(), slug, workspaceType },
    });
  });
  preferenceLoader(context).clear(userId);
  await renewViewer(context);
}

builder.relayMutationField(
  "createWorkspace",
  { inputFields: (t) => ({ name: t.string(), workspaceType: t.field({ type: WorkspaceTypeEnum }) }) },
  {
    description: "Opens one more studio and makes it the current one.",
    authScopes: { gate: "multiWorkspace" },
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => {
      await create(context, input.name, input.workspaceType);
      return signedIn(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);

builder.relayMutationField(
  "switchWorkspace",
  { inputFields: (t) => ({ id: t.globalID({ for: Workspace }) }) },
  {
    description: "Goes to work in another of one's workspaces, on every device.",
    authScopes: (_root, { input }) => ({ memberOf: input.id.id }),
    resolve: async (_root, { input }, context) => {
      const viewer = signedIn(context);
      await setPreferences(context.db, viewer.userId, { currentWorkspace: input.id.id }, context.now());
      preferenceLoader(context).clear(viewer.userId);
      return renewViewer(context);
    },
  },
  { outputFields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (viewer) => viewer }) }) },
);
