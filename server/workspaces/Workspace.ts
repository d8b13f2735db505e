import { currentSlug } from "../../db/workspaces/slugs.ts";
import { findWorkspaces, type WorkspaceRow } from "../../db/workspaces/workspaces.ts";
import type { Tier } from "../../domain/billing/plans.ts";
import { shadesOf } from "../../domain/identity/contrast.ts";
import { WORKSPACE_TYPES, type WorkspaceType } from "../../domain/workspaces/settings.ts";
import { TierEnum, Viewer } from "../accounts/Viewer.ts";
import { tierOf } from "../acting/actor.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";

export const WorkspaceTypeEnum = builder.enumType("WorkspaceType", { values: WORKSPACE_TYPES });

/** Without its times: a workspace that came along with the viewer carries them as JSON text. */
type WorkspaceFacts = Omit<WorkspaceRow, "createdAt" | "updatedAt" | "suspendedAt" | "deletedAt">;

export const Workspace = builder.loadableNodeRef("Workspace", {
  id: { resolve: (workspace: WorkspaceFacts) => workspace.id },
  // Foreign workspaces are not loaded at all: they answer as missing ones do.
  load: (ids: string[], { db, viewer }): Promise<WorkspaceFacts[]> =>
    findWorkspaces(db, ids, workspacesOf(viewer)),
  sort: (workspace: WorkspaceFacts) => workspace.id,
});

const AccentColour = builder.objectRef<string>("AccentColour").implement({
  description: "A studio's colour, and its nearest shades that can be read in each theme (4.5:1).",
  authScopes: { public: true },
  fields: (t) => ({
    chosen: t.string({ resolve: (colour) => colour }),
    onDark: t.string({ resolve: (colour) => shadesOf(colour).onDark }),
    onLight: t.string({ resolve: (colour) => shadesOf(colour).onLight }),
  }),
});

Workspace.implement({
  description: "A studio or label: the owner of a catalog, a storefront and a community.",
  authScopes: (workspace) => ({ memberOf: workspace.id }),
  fields: (t) => ({
    name: t.exposeString("name"),
    slug: t.exposeString("slug"),
    workspaceType: t.field({
      type: WorkspaceTypeEnum,
      resolve: (workspace) => workspace.workspaceType as WorkspaceType,
    }),
    tier: t.field({
      type: TierEnum,
      description: "The plan that counts here: the owner's, whoever works in the studio.",
      resolve: ({ id }, _args, { viewer }) => tierOf(viewer, id) ?? "free",
    }),
    planHolder: t.string({
      nullable: true,
      description: "Who can change the plan: the name of the owner. Null when that is the viewer.",
      resolve: ({ id }, _args, { viewer }) => {
        const owner = viewer?.memberships.find(({ workspaceId }) => workspaceId === id)?.owner;
        return owner && owner.id !== viewer?.userId ? owner.fullName : null;
      },
    }),
    subscriptionTier: t.field({ type: TierEnum, resolve: (workspace) => workspace.subscriptionTier as Tier }),
    defaultCurrency: t.exposeString("defaultCurrency", { description: "ISO 4217." }),
    timezone: t.exposeString("timezone", { description: "A name of the IANA time zone database." }),
    isrcPrefix: t.exposeString("isrcPrefix", {
      nullable: true,
      description: "Country and registrant, five characters that an ISRC agency gave to the workspace.",
    }),
    defaultCLineOwner: t.exposeString("defaultCLineOwner", {
      nullable: true,
      description: "Who stands on © lines that are filled in; null: the studio's name.",
    }),
    defaultPLineOwner: t.exposeString("defaultPLineOwner", {
      nullable: true,
      description: "Who stands on ℗ lines that are filled in; null: the studio's name.",
    }),
    notificationsEnabled: t.exposeBoolean("notificationsEnabled"),
    showsAiTeam: t.exposeBoolean("showsAiTeam", {
      description: "Whether the people of the studio are shown the assistants here.",
    }),
    tagline: t.exposeString("tagline", { nullable: true }),
    accentColour: t.field({
      type: AccentColour,
      nullable: true,
      resolve: (workspace) => workspace.accentColour,
    }),
    version: t.exposeInt("version", { description: "Counts the changes of its settings." }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  workspace: t.field({
    type: Workspace,
    nullable: true,
    description: "The workspace the person works in now; null for people without one.",
    resolve: ({ memberships }) => memberships[0]?.workspace,
  }),
  workspaces: t.field({
    type: [Workspace],
    description: "Every workspace the person belongs to, the current one first.",
    resolve: ({ memberships }) => memberships.map(({ workspace }) => workspace),
  }),
}));

builder.queryField("currentSlug", (t) =>
  t.string({
    nullable: true,
    description:
      "Where a studio stands today, by that slug or by one it had before; null for one that nobody has.",
    authScopes: { public: true },
    args: { slug: t.arg.string() },
    resolve: async (_root, { slug }, { db }) => (await currentSlug(db, slug)) ?? null,
  }),
);
