import { changeSlug } from "../../db/workspaces/slugs.ts";
import { saveSettings } from "../../db/workspaces/workspaces.ts";
import { normaliseIsrcPrefix } from "../../domain/catalog/isrc.ts";
import { onField, problem, type Refusal, refusal } from "../../domain/words/refusal.ts";
import { brandingProblems } from "../../domain/workspaces/branding.ts";
import { type WorkspaceSettings, workspaceProblems } from "../../domain/workspaces/settings.ts";
import { performAndRenew } from "../accounts/performAndRenew.ts";
import { type Act, verb } from "../acting/verb.ts";
import { changesBetween } from "../audit/changesBetween.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse, UserError, UserErrorInterface } from "../graphql/errors.ts";
import { lockTeam } from "./lockTeam.ts";
import { Workspace, WorkspaceTypeEnum } from "./Workspace.ts";

/** Somebody saved first. Nothing was overwritten; `workspaceId` shows what stands now. */
export class StaleWorkspace extends UserError {
  readonly workspaceId: string;
  constructor(workspaceId: string) {
    super(refusal("workspaces.stale"));
    this.workspaceId = workspaceId;
  }
}

builder.objectType(StaleWorkspace, {
  name: "StaleWorkspace",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ current: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }) }),
});

function judge(problems: Partial<Record<string, Refusal | null>>): void {
  for (const [field, wrong] of Object.entries(problems)) refuse(onField(field, wrong ?? null));
}

type Emptied = "isrcPrefix" | "defaultCLineOwner" | "defaultPLineOwner";
type Change = Partial<Omit<WorkspaceSettings, Emptied>> & {
  [Name in Emptied | "accentColour" | "tagline"]?: string | null;
};

/** Writes what changed and counts the version up. Returns the line for the log. */
async function save(act: Act, id: string, version: number, { slug, ...plain }: Change) {
  const { workspace } = await lockTeam(act, id, "manageWorkspace");
  if (workspace.version !== version) throw new StaleWorkspace(id);
  if (slug && slug !== workspace.slug && !(await changeSlug(act.trx, workspace, slug))) throw slugTaken();
  await saveSettings(act.trx, id, plain, act.now);
  return { id, workspaceId: id, ...changesBetween(workspace, slug ? { slug, ...plain } : plain) };
}

const slugTaken = () => new InvalidInput(problem("slug", "workspaces.slugTaken"));

const updateWorkspace = verb("updateWorkspace", {
  audit: "workspace.update",
  taken: { workspace_slug_key: slugTaken, formerSlug_pkey: slugTaken },
  async run(act, { id, version, settings }: { id: string; version: number; settings: object }) {
    const change = present(settings);
    judge(workspaceProblems(change));
    const { name, isrcPrefix, defaultCLineOwner, defaultPLineOwner, ...rest } = change;
    const tidy = {
      ...rest,
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(isrcPrefix === undefined ? {} : { isrcPrefix: normaliseIsrcPrefix(isrcPrefix) || null }),
      ...(defaultCLineOwner === undefined ? {} : { defaultCLineOwner: defaultCLineOwner.trim() || null }),
      ...(defaultPLineOwner === undefined ? {} : { defaultPLineOwner: defaultPLineOwner.trim() || null }),
    };
    return act.done({ workspaceId: id }, await save(act, id, version, tidy));
  },
});

type Brand = { id: string; version: number; accentColour?: string | null; tagline?: string | null };

const updateBranding = verb("updateBranding", {
  audit: "workspace.branding",
  gate: "customBranding",
  async run(act, { id, version, ...given }: Brand) {
    const accentColour = given.accentColour?.toLowerCase() ?? null;
    const tagline = given.tagline?.trim() ?? "";
    judge(brandingProblems({ accentColour, tagline }));
    const line = await save(act, id, version, { accentColour, tagline: tagline || null });
    return act.done({ workspaceId: id }, line);
  },
});

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
      showsAiTeam: t.boolean({ required: false }),
      workspaceType: t.field({ type: WorkspaceTypeEnum, required: false }),
      isrcPrefix: t.string({ required: false, description: "Like QZ-ABC; empty for none." }),
      defaultCLineOwner: t.string({ required: false, description: "Empty for the studio's name." }),
      defaultPLineOwner: t.string({ required: false, description: "Empty for the studio's name." }),
    }),
  },
  {
    description: "Changes the settings that are sent and leaves the others.",
    verb: updateWorkspace,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleWorkspace, NotFound] },
    resolve: (_root, { input: { id, version, ...settings } }, context, info) =>
      performAndRenew(context, info, updateWorkspace, { id: id.id, version, settings }),
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
    verb: updateBranding,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleWorkspace, NotFound] },
    resolve: (_root, { input: { id, ...brand } }, context, info) =>
      performAndRenew(context, info, updateBranding, { id: id.id, ...brand }),
  },
  {
    outputFields: (t) => ({
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
