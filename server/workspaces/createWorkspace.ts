import { setPreferences } from "../../db/accounts/preferences.ts";
import { insertWorkspace } from "../../db/workspaces/workspaces.ts";
import { worksInStudio } from "../../domain/accounts/roles.ts";
import { passesGate } from "../../domain/billing/gates.ts";
import { onField } from "../../domain/words/refusal.ts";
import { nameProblem, type WorkspaceType } from "../../domain/workspaces/settings.ts";
import { slugOf } from "../../domain/workspaces/slug.ts";
import { performAndRenew } from "../accounts/performAndRenew.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { reachOf, userOf } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { gateClosed, InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { Workspace, WorkspaceTypeEnum } from "./Workspace.ts";

/**
 * Opens one more studio, and goes to work there. Fans come to their first one by becoming artists. Its plan is its owner's, and
 * so is asked of the person: working in somebody else's label opens no studio of one's own.
 */
const createWorkspace = verb("createWorkspace", {
  audit: "workspace.create",
  async run(act, { name: given, workspaceType }: { name: string; workspaceType: WorkspaceType }) {
    const { userId, role, ownTier } = userOf(act.actor);
    if (!passesGate(ownTier, "multiWorkspace")) throw gateClosed("multiWorkspace");
    if (!worksInStudio(role)) throw new NotFound();
    refuse(onField("name", nameProblem(given)));
    const name = given.trim();
    const { id, slug } = await insertWorkspace(
      act.trx,
      { name, slug: slugOf(name), ownerId: userId, workspaceType },
      role === "superadmin" ? "admin" : role,
    );
    await setPreferences(act.trx, userId, { currentWorkspace: id }, act.now);
    return act.done({ workspaceId: id }, { id, workspaceId: id, after: { name, slug, workspaceType } });
  },
});

const switchWorkspace = verb("switchWorkspace", {
  unaudited: "Where somebody works now is their own affair.",
  may: (actor, { id }: { id: string }) => reachOf(actor).includes(id),
  async run(act, { id }) {
    await setPreferences(act.trx, userOf(act.actor).userId, { currentWorkspace: id }, act.now);
    return act.done({});
  },
});

builder.relayMutationField(
  "createWorkspace",
  { inputFields: (t) => ({ name: t.string(), workspaceType: t.field({ type: WorkspaceTypeEnum }) }) },
  {
    description: "Opens one more studio and makes it the current one.",
    verb: createWorkspace,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) => performAndRenew(context, info, createWorkspace, input),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);

builder.relayMutationField(
  "switchWorkspace",
  { inputFields: (t) => ({ id: t.globalID({ for: Workspace }) }) },
  {
    description: "Goes to work in another of one's workspaces, on every device.",
    verb: switchWorkspace,
    authScopes: (_root, { input }) => ({ memberOf: input.id.id }),
    resolve: (_root, { input }, context, info) =>
      performAndRenew(context, info, switchWorkspace, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
