import { changeSlug } from "../../db/workspaces/slugs.ts";
import { saveSettings } from "../../db/workspaces/workspaces.ts";
import { normaliseIsrcPrefix } from "../../domain/catalog/isrc.ts";
import { type Branding, brandingProblems } from "../../domain/workspaces/branding.ts";
import { SLUG_TAKEN, type WorkspaceSettings, workspaceProblems } from "../../domain/workspaces/settings.ts";
import { renewViewer } from "../accounts/session.ts";
import { auditOf } from "../audit/auditOf.ts";
import { changesBetween } from "../audit/changesBetween.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { InvalidInput, NotFound, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { lockTeam } from "./lockTeam.ts";
import { Workspace, WorkspaceTypeEnum } from "./Workspace.ts";

/** Somebody saved first. Nothing was overwritten; `workspaceId` shows what stands now. */
export class StaleWorkspace extends UserError {
  readonly workspaceId: string;
  constructor(workspaceId: string) {
    super("Somebody else changed these settings first. Your change was not applied.");
    this.workspaceId = workspaceId;
  }
}

builder.objectType(StaleWorkspace, {
  name: "StaleWorkspace",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ current: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }) }),
});

const UNIQUE_VIOLATION = "23505";

function judge(problems: Record<string, string | null>): void {
  for (const [field, problem] of Object.entries(problems))
    if (problem) throw new InvalidInput(field, problem);
}

/** Writes what changed, counts the version up and tells the audit log; returns the workspace's id. */
async function save(
  context: Context,
  id: string,
  version: number,
  action: "workspace.update" | "workspace.branding",
  given: Partial<Omit<WorkspaceSettings, "isrcPrefix">> & {
    accentColour?: string | null;
    tagline?: string | null;
    isrcPrefix?: string | null;
  },
): Promise<string> {
  try {
    await context.db.transaction().execute(async (trx) => {
      const { workspace } = await lockTeam(trx, context, id, "manageWorkspace");
      if (workspace.version !== version) throw new StaleWorkspace(id);
      const { slug, ...plain } = given;
      if (slug && slug !== workspace.slug && !(await changeSlug(trx, workspace, slug)))
        throw new InvalidInput("slug", SLUG_TAKEN);
      await saveSettings(trx, id, plain, context.now());
      await auditOf(context, trx, {
        action,
        entity: "workspace",
        entityId: id,
        workspaceId: id,
        ...changesBetween(workspace, given),
      });
    });
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new InvalidInput("slug", SLUG_TAKEN);
    throw error;
  }
  await renewViewer(context);
  return id;
}

builder.relayMutationField(
  "updateWorkspace",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Workspace }),
      version: t.int({ description: "The version the edit was made from." }),
      name: t.string({ required: false }),
      slug: t.string({ required: false, description: "The old one keeps leading here." }),
      defaultCurrency: t.string({ required: false }),
      timezone: t.string({ required: false }),
      notificationsEnabled: t.boolean({ required: false }),
      workspaceType: t.field({ type: WorkspaceTypeEnum, required: false }),
      isrcPrefix: t.string({ required: false, description: "Like QZ-ABC; empty for none." }),
    }),
  },
  {
    description: "Changes the settings that are sent and leaves the others.",
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleWorkspace, NotFound] },
    resolve: async (_root, { input: { id, version, ...given } }, context) => {
      const change = present(given);
      judge(workspaceProblems(change));
      const { name, isrcPrefix, ...rest } = change;
      const tidy = {
        ...rest,
        ...(name === undefined ? {} : { name: name.trim() }),
        ...(isrcPrefix === undefined ? {} : { isrcPrefix: normaliseIsrcPrefix(isrcPrefix) || null }),
      };
      return { workspaceId: await save(context, id.id, version, "workspace.update", tidy) };
    },
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);

/** Without what was not sent; null is nothing sent, too. */
function present<Change extends object>(change: Change) {
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value != null),
  ) as Partial<WorkspaceSettings>;
}

builder.relayMutationField(
  "updateBranding",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Workspace }),
      version: t.int({ description: "The version the edit was made from." }),
      accentColour: t.string({ required: false, description: "#rrggbb; null for none." }),
      tagline: t.string({ required: false, description: "Null or empty for none." }),
    }),
  },
  {
    description: "Changes how the studio presents itself: both fields are written.",
    authScopes: { gate: "customBranding" },
    errors: { types: [InvalidInput, StaleWorkspace, NotFound] },
    resolve: async (_root, { input: { id, version, accentColour, tagline } }, context) => {
      const branding: Branding = {
        accentColour: accentColour?.toLowerCase() ?? null,
        tagline: tagline?.trim() ?? "",
      };
      judge(brandingProblems(branding) as Record<string, string | null>);
      const change = { ...branding, tagline: branding.tagline || null };
      return { workspaceId: await save(context, id.id, version, "workspace.branding", change) };
    },
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
