import { findUserByEmail } from "../../db/accounts/users.ts";
import { lockWorkspace, makeOwner, updateWorkspace } from "../../db/workspaces/workspaces.ts";
import { type Role, worksInStudio } from "../../domain/accounts/roles.ts";
import { reasonProblem } from "../../domain/admin/people.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import { TierEnum } from "../accounts/Viewer.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { AdminWorkspace } from "./AdminWorkspace.ts";

function judge(reason: string): string {
  const wrong = reasonProblem(reason);
  if (wrong) throw new InvalidInput("reason", wrong);
  return reason.trim();
}

/** Gives the workspace a plan without payment, or takes it back. */
async function changeTier(context: Context, id: string, tier: Tier, reason: string): Promise<string> {
  const why = judge(reason);
  await context.db.transaction().execute(async (trx) => {
    const workspace = await lockWorkspace(trx, id);
    if (!workspace) throw new NotFound();
    if (workspace.subscriptionTier === tier) return;
    await updateWorkspace(trx, id, { subscriptionTier: tier, updatedAt: context.now() });
    await auditOf(context, trx, {
      action: "workspace.tier",
      entity: "workspace",
      entityId: id,
      workspaceId: id,
      before: { subscriptionTier: workspace.subscriptionTier },
      after: { subscriptionTier: tier, reason: why },
    });
  });
  return id;
}

async function transfer(context: Context, id: string, email: string, reason: string): Promise<string> {
  const why = judge(reason);
  await context.db.transaction().execute(async (trx) => {
    const workspace = await lockWorkspace(trx, id);
    if (!workspace) throw new NotFound();
    const heir = await findUserByEmail(trx, email.trim());
    if (!heir) throw new InvalidInput("email", "Nobody has this address.");
    if (heir.suspendedAt) throw new InvalidInput("email", "This person is suspended.");
    if (!worksInStudio(heir.role as Role))
      throw new InvalidInput("email", "A workspace belongs to an artist, a manager, a label or an admin.");
    if (heir.id === workspace.ownerId)
      throw new InvalidInput("email", "The workspace belongs to this person already.");
    await makeOwner(trx, id, heir.id, heir.role);
    await auditOf(context, trx, {
      action: "workspace.transfer",
      entity: "workspace",
      entityId: id,
      workspaceId: id,
      before: { ownerId: workspace.ownerId },
      after: { ownerId: heir.id, reason: why },
    });
  });
  return id;
}

/** Nobody works in it until it is restored. What it published stays where it is. */
async function suspend(context: Context, id: string, reason: string): Promise<string> {
  const why = judge(reason);
  await context.db.transaction().execute(async (trx) => {
    const workspace = await lockWorkspace(trx, id);
    if (!workspace) throw new NotFound();
    if (workspace.suspendedAt) return;
    await updateWorkspace(trx, id, { suspendedAt: context.now(), suspensionReason: why });
    await auditOf(context, trx, {
      action: "workspace.suspend",
      entity: "workspace",
      entityId: id,
      workspaceId: id,
      after: { reason: why },
    });
  });
  return id;
}

async function restore(context: Context, id: string): Promise<string> {
  await context.db.transaction().execute(async (trx) => {
    const workspace = await lockWorkspace(trx, id);
    if (!workspace) throw new NotFound();
    if (!workspace.suspendedAt) return;
    await updateWorkspace(trx, id, { suspendedAt: null, suspensionReason: null });
    await auditOf(context, trx, {
      action: "workspace.restore",
      entity: "workspace",
      entityId: id,
      workspaceId: id,
      before: { suspendedAt: workspace.suspendedAt, reason: workspace.suspensionReason },
    });
  });
  return id;
}

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
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => ({
      workspaceId: await changeTier(context, input.id.id, input.tier, input.reason),
    }),
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
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => ({
      workspaceId: await transfer(context, input.id.id, input.email, input.reason),
    }),
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
    authScopes: superadmin,
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input }, context) => ({
      workspaceId: await suspend(context, input.id.id, input.reason),
    }),
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
    authScopes: superadmin,
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context) => ({ workspaceId: await restore(context, input.id.id) }),
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: AdminWorkspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
