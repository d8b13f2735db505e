import { findStudios, type StudioRow } from "../../db/admin/studios.ts";
import { PLAN_SOURCES, type Plan, type Tier } from "../../domain/billing/plans.ts";
import { TierEnum } from "../accounts/Viewer.ts";
import { studioPlanOf } from "../billing/tierOf.ts";
import { builder } from "../graphql/builder.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { superadminOnly } from "../graphql/superadminOnly.ts";
import { WorkspaceTypeEnum } from "../workspaces/Workspace.ts";

export const PlanSourceEnum = builder.enumType("PlanSource", {
  description:
    "Why a plan counts: by the role; a subscription ended; a trial is over; the person's own plan; a running subscription; the one that the workspace was given; the start of the role.",
  values: PLAN_SOURCES,
});

export const AdminWorkspace = builder.loadableNodeRef("AdminWorkspace", {
  id: { resolve: (studio: StudioRow) => studio.id },
  load: superadminOnly((ids, { db }) => findStudios(db, ids)),
  sort: (studio: StudioRow) => studio.id,
});

AdminWorkspace.implement({
  description: "A studio or label, as those who run the platform see it.",
  authScopes: { role: "superadmin" },
  fields: (t) => ({
    workspaceId: t.id({
      description:
        "The same studio as its members know it: what verbs take that are not the administration's alone.",
      resolve: ({ id }) => encodeGlobalID("Workspace", id),
    }),
    name: t.exposeString("name"),
    slug: t.exposeString("slug"),
    workspaceType: t.field({
      type: WorkspaceTypeEnum,
      resolve: ({ workspaceType }) => workspaceType as "artist" | "label",
    }),
    subscriptionTier: t.field({ type: TierEnum, resolve: (studio) => studio.subscriptionTier as Tier }),
    effectiveTier: t.field({
      type: TierEnum,
      description: "The plan that counts now: its owner's, else the one that it was given.",
      resolve: (studio, _args, { now }) => planOf(studio, studio.subscriptionTier, now()).tier,
    }),
    planSource: t.field({
      type: PlanSourceEnum,
      description: "Why that plan counts.",
      resolve: (studio, _args, { now }) => planOf(studio, studio.subscriptionTier, now()).source,
    }),
    isOwnersPlan: t.boolean({
      description: "Whether the plan of its owner counts, so that the one it was given has no effect.",
      resolve: (studio, _args, { now }) =>
        planOf(studio, "enterprise", now()).tier === planOf(studio, "free", now()).tier,
    }),
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
    payoutsFrozenAt: t.expose("payoutsFrozenAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when nothing more is paid out to it; null: payouts go their way.",
    }),
    payoutsFrozenReason: t.exposeString("payoutsFrozenReason", { nullable: true }),
  }),
});

/** The plan of a studio as it were with this tier given to it. */
function planOf(studio: StudioRow, workspaceTier: string | null, now: Date): Plan {
  const { ownerTier: userTier, ownerTrialEndsAt: trialEndsAt, ...record } = studio;
  return studioPlanOf({ ...record, userTier, trialEndsAt, workspaceTier }, now);
}
