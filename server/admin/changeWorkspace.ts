import { findUserByEmail } from "../../db/accounts/users.ts";
import {
  lockWorkspace,
  makeOwner,
  updateWorkspace,
  type WorkspaceRow,
} from "../../db/workspaces/workspaces.ts";
import { type Role, worksInStudio } from "../../domain/accounts/roles.ts";
import { reasonProblem } from "../../domain/admin/people.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import { onField, problem } from "../../domain/words/refusal.ts";
import { TierEnum } from "../accounts/Viewer.ts";
import { isSuperadmin } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { AdminWorkspace } from "./AdminWorkspace.ts";

function judge(reason: string): string {
  refuse(onField("reason", reasonProblem(reason)));
  return reason.trim();
}

/** Superadmins belong to no studio: they hold any, those that are suspended or deleted, too. */
async function hold({ trx }: Act, id: string): Promise<WorkspaceRow> {
  const workspace = await lockWorkspace(trx, id);
  if (!workspace) throw new NotFound();
  return workspace;
}

type Reasoned = { id: string; reason: string };

/** Gives the workspace a plan without payment, or takes it back. */
const changeWorkspaceTier = verb("changeWorkspaceTier", {
  audit: "workspace.tier",
  may: isSuperadmin,
  async run(act, { id, tier, reason: given }: Reasoned & { tier: Tier }) {
    const reason = judge(given);
    const { subscriptionTier } = await hold(act, id);
    if (subscriptionTier === tier) return act.unchanged({ workspaceId: id });
    await updateWorkspace(act.trx, id, { subscriptionTier: tier, updatedAt: act.now });
    const after = { subscriptionTier: tier, reason };
    return act.done({ workspaceId: id }, { id, workspaceId: id, before: { subscriptionTier }, after });
  },
});

const transferWorkspace = verb("transferWorkspace", {
  audit: "workspace.transfer",
  may: isSuperadmin,
  async run(act, { id, email, reason: given }: Reasoned & { email: string }) {
    const reason = judge(given);
    const { ownerId } = await hold(act, id);
    const heir = await findUserByEmail(act.trx, email.trim());
    if (!heir) throw new InvalidInput(problem("email", "admin.heirUnknown"));
    if (heir.suspendedAt) throw new InvalidInput(problem("email", "admin.heirSuspended"));
    if (!heir.emailVerified) throw new InvalidInput(problem("email", "admin.heirUnproven"));
    if (!worksInStudio(heir.role as Role)) throw new InvalidInput(problem("email", "admin.heirWrong"));
    if (heir.id === ownerId) throw new InvalidInput(problem("email", "admin.heirSame"));
    await makeOwner(act.trx, id, heir.id, heir.role);
    const after = { ownerId: heir.id, reason };
    return act.done({ workspaceId: id }, { id, workspaceId: id, before: { ownerId }, after });
  },
});

/** Nobody works in it until it is restored. What it published stays where it is. */
const suspendWorkspace = verb("suspendWorkspace", {
  audit: "workspace.suspend",
  may: isSuperadmin,
  async run(act, { id, reason: given }: Reasoned) {
    const reason = judge(given);
    if ((await hold(act, id)).suspendedAt) return act.unchanged({ workspaceId: id });
    await updateWorkspace(act.trx, id, { suspendedAt: act.now, suspensionReason: reason });
    return act.done({ workspaceId: id }, { id, workspaceId: id, after: { reason } });
  },
});

const restoreWorkspace = verb("restoreWorkspace", {
  audit: "workspace.restore",
  may: isSuperadmin,
  async run(act, { id }: { id: string }) {
    const { suspendedAt, suspensionReason: reason } = await hold(act, id);
    if (!suspendedAt) return act.unchanged({ workspaceId: id });
    await updateWorkspace(act.trx, id, { suspendedAt: null, suspensionReason: null });
    return act.done({ workspaceId: id }, { id, workspaceId: id, before: { suspendedAt, reason } });
  },
});

const superadmin = { role: "superadmin" } as const;

builder.relayMutationField(
  "changeWorkspaceTier",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: AdminWorkspace }),
      tier: t.field({ type: TierEnum }),
      reason: t.string({ description: "Kept in the audit log." }),
    }),
  },
  {
    description: "Gives a workspace a plan without payment. People with a plan of their own keep theirs.",
    verb: changeWorkspaceTier,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, ...wish } }, context, info) =>
      perform(context, info, changeWorkspaceTier, { id: id.id, ...wish }),
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: AdminWorkspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);

builder.relayMutationField(
  "transferWorkspace",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: AdminWorkspace }),
      email: t.string({ description: "Who shall own it." }),
      reason: t.string(),
    }),
  },
  {
    description: "Makes somebody else the owner; who owned it stays a member.",
    verb: transferWorkspace,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, ...wish } }, context, info) =>
      perform(context, info, transferWorkspace, { id: id.id, ...wish }),
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: AdminWorkspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);

builder.relayMutationField(
  "suspendWorkspace",
  { inputFields: (t) => ({ id: t.globalID({ for: AdminWorkspace }), reason: t.string() }) },
  {
    description: "Locks its members out until it is restored. What it published stays.",
    verb: suspendWorkspace,
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, reason } }, context, info) =>
      perform(context, info, suspendWorkspace, { id: id.id, reason }),
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: AdminWorkspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);

builder.relayMutationField(
  "restoreWorkspace",
  { inputFields: (t) => ({ id: t.globalID({ for: AdminWorkspace }) }) },
  {
    verb: restoreWorkspace,
    authScopes: superadmin,
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, restoreWorkspace, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: AdminWorkspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
