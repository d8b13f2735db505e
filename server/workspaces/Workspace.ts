import { findWorkspaces, type WorkspaceRow } from "../../db/workspaces/workspaces.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import { TierEnum, Viewer } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";

export const WorkspaceTypeEnum = builder.enumType("WorkspaceType", { values: ["artist", "label"] as const });

/** Without its times: a workspace that came along with the viewer carries them as JSON text. */
type WorkspaceFacts = Omit<WorkspaceRow, "createdAt" | "updatedAt" | "suspendedAt">;

export const Workspace = builder.loadableNodeRef("Workspace", {
  id: { resolve: (workspace: WorkspaceFacts) => workspace.id },
  // Foreign workspaces are not loaded at all: they answer as missing ones do.
  load: (ids: string[], { db, viewer }): Promise<WorkspaceFacts[]> =>
    findWorkspaces(db, ids, workspacesOf(viewer)),
  sort: (workspace: WorkspaceFacts) => workspace.id,
});

Workspace.implement({
  description: "A studio or label: the owner of a catalog, a storefront and a community.",
  authScopes: (workspace) => ({ memberOf: workspace.id }),
  fields: (t) => ({
    name: t.exposeString("name"),
    slug: t.exposeString("slug"),
    workspaceType: t.field({
      type: WorkspaceTypeEnum,
      resolve: (workspace) => workspace.workspaceType as "artist" | "label",
    }),
    subscriptionTier: t.field({ type: TierEnum, resolve: (workspace) => workspace.subscriptionTier as Tier }),
  }),
});

builder.objectField(Viewer, "workspace", (t) =>
  t.field({
    type: Workspace,
    nullable: true,
    description: "The workspace the person works in now; null for people without one.",
    resolve: ({ memberships }) => memberships[0]?.workspace,
  }),
);
