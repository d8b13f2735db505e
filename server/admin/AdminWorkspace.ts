import { findStudios, type StudioRow } from "../../db/admin/studios.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import { TierEnum } from "../accounts/Viewer.ts";
import { builder } from "../graphql/builder.ts";
import { superadminOnly } from "../graphql/superadminOnly.ts";
import { WorkspaceTypeEnum } from "../workspaces/Workspace.ts";

export const AdminWorkspace = builder.loadableNodeRef("AdminWorkspace", {
  id: { resolve: (studio: StudioRow) => studio.id },
  load: superadminOnly((ids, { db }) => findStudios(db, ids)),
  sort: (studio: StudioRow) => studio.id,
});

AdminWorkspace.implement({
  description: "A studio or label, as those who run the platform see it.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    name: t.exposeString("name"),
    slug: t.exposeString("slug"),
    workspaceType: t.field({
      type: WorkspaceTypeEnum,
      resolve: ({ workspaceType }) => workspaceType as "artist" | "label",
    }),
    subscriptionTier: t.field({ type: TierEnum, resolve: (studio) => studio.subscriptionTier as Tier }),
    complianceStatus: t.exposeString("complianceStatus"),
    memberCount: t.int({ resolve: ({ memberCount }) => memberCount ?? 0 }),
    trackCount: t.int({ description: "Without the archive.", resolve: ({ trackCount }) => trackCount ?? 0 }),
    storageBytes: t.float({
      description: "Masters and what was made of them.",
      resolve: ({ storageBytes }) => storageBytes ?? 0,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    suspendedAt: t.expose("suspendedAt", { type: "DateTime", nullable: true }),
    suspensionReason: t.exposeString("suspensionReason", { nullable: true }),
  }),
});
