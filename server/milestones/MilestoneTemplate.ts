import { findTemplates, listTemplates, type TemplateRow } from "../../db/milestones/templates.ts";
import { seedSteps, titleOf } from "../../domain/milestones/seedTemplate.ts";
import type { TemplateStep } from "../../domain/milestones/template.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { TeamRoleEnum } from "../workspaces/inviteMember.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { ChannelEnum, WordsType } from "./Milestone.ts";
import { plannersOf } from "./plannersOf.ts";

const StepType = builder.objectRef<TemplateStep>("MilestoneTemplateStep").implement({
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    key: t.exposeString("key", { description: "Once in its template." }),
    title: t.exposeString("title", {
      nullable: true,
      description: "As somebody wrote it; null for the words that the product has for the key.",
    }),
    words: t.field({
      type: WordsType,
      description: "What it is called.",
      resolve: ({ key, title }) => titleOf({ title, stepKey: key }),
    }),
    offsetDays: t.exposeInt("offsetDays", { description: "Days after the release, below 0 before it." }),
    ownerRole: t.field({ type: TeamRoleEnum, nullable: true, resolve: ({ ownerRole }) => ownerRole }),
    dependsOn: t.stringList({
      description: "Keys of steps that must be done or skipped first.",
      resolve: ({ dependsOn }) => [...dependsOn],
    }),
    channel: t.field({ type: ChannelEnum, nullable: true, resolve: ({ channel }) => channel }),
  }),
});

export const MilestoneTemplate = builder.loadableNodeRef("MilestoneTemplate", {
  id: { resolve: (template: TemplateRow) => template.id },
  load: async (ids: string[], { db, viewer }) => {
    const reach = plannersOf(viewer);
    return (await findTemplates(db, ids)).filter(({ workspaceId }) => reach.includes(workspaceId));
  },
  sort: (template: TemplateRow) => template.id,
});

MilestoneTemplate.implement({
  description: "A plan that a studio keeps, to be laid over its releases.",
  authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
  fields: (t) => ({
    name: t.exposeString("name"),
    steps: t.field({ type: [StepType], resolve: ({ steps }) => steps }),
  }),
});

builder.objectField(Workspace, "milestoneTemplates", (t) =>
  t.field({
    type: [MilestoneTemplate],
    nullable: true,
    description: "Its own, by name; null on a plan that does not include them.",
    authScopes: ({ id }) => ({ gate: { workspaceId: id, gate: "releaseScheduling" } }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, { db }) => listTemplates(db, id),
  }),
);

builder.queryField("seedMilestones", (t) =>
  t.field({
    type: [StepType],
    description: "The plan that every studio has.",
    authScopes: { signedIn: true },
    resolve: () => seedSteps(),
  }),
);
