import { newId } from "../../db/ids.ts";
import {
  changeTemplate,
  deleteTemplate,
  insertTemplate,
  listTemplates,
  type TemplateRow,
} from "../../db/milestones/templates.ts";
import {
  type GivenStep,
  MAX_TEMPLATES,
  templateProblem,
  tidySteps,
} from "../../domain/milestones/template.ts";
import { problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { TeamRoleEnum } from "../workspaces/inviteMember.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { ChannelEnum } from "./Milestone.ts";
import { MilestoneTemplate } from "./MilestoneTemplate.ts";
import { ownTemplate } from "./ownTemplate.ts";

const StepInput = builder.inputType("MilestoneTemplateStepInput", {
  fields: (t) => ({
    key: t.string({ description: "Letters, digits and hyphens; once in the template." }),
    title: t.string({ required: false, description: "May be left out for keys of our own plan." }),
    offsetDays: t.int(),
    ownerRole: t.field({ type: TeamRoleEnum, required: false }),
    dependsOn: t.stringList({ required: false }),
    channel: t.field({ type: ChannelEnum, required: false }),
  }),
});

interface Wish {
  workspaceId: string;
  id: string | undefined;
  name: string;
  steps: readonly GivenStep[];
}

/** Keeps a template, a new one or over one that is there. */
const saveTemplate = verb("saveMilestoneTemplate", {
  audit: "milestoneTemplate.save",
  scope: "releases:write",
  gate: "releaseScheduling",
  taken: { milestoneTemplate_name: () => new InvalidInput(problem("name", "milestones.templateNameTaken")) },
  async run(act, { workspaceId, id, ...given }: Wish) {
    const { trx, now: updatedAt } = act;
    // Held, so that two people do not pass a limit together.
    await act.lock("workspace", workspaceId);
    const before = id === undefined ? null : await ownTemplate(act, id);
    if (before && before.workspaceId !== workspaceId) throw new NotFound();
    refuse(templateProblem(given.name, given.steps));
    const template = { name: given.name.trim(), steps: tidySteps(given.steps), updatedAt };
    const templateId = before?.id ?? newId();
    if (!before && (await listTemplates(trx, workspaceId)).length >= MAX_TEMPLATES)
      refuse(problem("name", "milestones.tooManyTemplates", { max: MAX_TEMPLATES }));
    if (before) await changeTemplate(trx, templateId, template);
    else await insertTemplate(trx, { id: templateId, workspaceId, ...template, createdAt: updatedAt });
    const factsOf = ({ name, steps }: Pick<TemplateRow, "name" | "steps">) => ({ name, steps: steps.length });
    return act.done(
      { workspaceId, templateId },
      { id: templateId, workspaceId, before: before && factsOf(before), after: factsOf(template) },
    );
  },
});

const deleteMilestoneTemplate = verb("deleteMilestoneTemplate", {
  audit: "milestoneTemplate.delete",
  scope: "releases:write",
  gate: "releaseScheduling",
  async run(act, { id }: { id: string }) {
    const { workspaceId, name } = await ownTemplate(act, id);
    await act.lock("workspace", workspaceId);
    await deleteTemplate(act.trx, id);
    return act.done({ workspaceId, templateId: id }, { id, workspaceId, before: { name } });
  },
});

builder.relayMutationField(
  "saveMilestoneTemplate",
  {
    inputFields: (t) => ({
      workspaceId: t.globalID({ for: Workspace }),
      id: t.globalID({ for: MilestoneTemplate, required: false, description: "Left out: a new one." }),
      name: t.string(),
      steps: t.field({ type: [StepInput] }),
    }),
  },
  {
    description: "Keeps a plan for the releases of a studio; up to 30 of them.",
    verb: saveTemplate,
    authScopes: (_root, { input }) => ({ memberOf: input.workspaceId.id }),
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { workspaceId, id, ...given } }, context, info) =>
      perform(context, info, saveTemplate, { ...given, workspaceId: workspaceId.id, id: id?.id }),
  },
  {
    outputFields: (t) => ({
      template: t.field({ type: MilestoneTemplate, resolve: ({ templateId }) => templateId }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);

builder.relayMutationField(
  "deleteMilestoneTemplate",
  { inputFields: (t) => ({ id: t.globalID({ for: MilestoneTemplate }) }) },
  {
    description: "Forgets a template; the plans that were made of it stay.",
    verb: deleteMilestoneTemplate,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, deleteMilestoneTemplate, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({ resolve: ({ templateId }) => encodeGlobalID("MilestoneTemplate", templateId) }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
