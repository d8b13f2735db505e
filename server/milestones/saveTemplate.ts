import { newId } from "../../db/ids.ts";
import {
  changeTemplate,
  countTemplates,
  deleteTemplate,
  findTemplates,
  insertTemplate,
  type TemplateRow,
} from "../../db/milestones/templates.ts";
import {
  type GivenStep,
  MAX_TEMPLATES,
  TEMPLATE_NAME_TAKEN,
  TOO_MANY_TEMPLATES,
  templateProblem,
  tidySteps,
} from "../../domain/milestones/template.ts";
import { auditOf } from "../audit/auditOf.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { TeamRoleEnum } from "../workspaces/inviteMember.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { ChannelEnum } from "./Milestone.ts";
import { MilestoneTemplate } from "./MilestoneTemplate.ts";

const UNIQUE_VIOLATION = "23505";

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

async function ownTemplate({ db, viewer }: Context, id: string): Promise<TemplateRow> {
  const [template] = await findTemplates(db, [id]);
  if (!template || !workspacesOf(viewer).includes(template.workspaceId)) throw new NotFound();
  return template;
}

/** Keeps a template, a new one or over one that is there. */
async function saveTemplate(
  context: Context,
  { workspaceId, id }: { workspaceId: string; id: string | undefined },
  given: { name: string; steps: readonly GivenStep[] },
): Promise<string> {
  const { db, now } = context;
  const before = id === undefined ? null : await ownTemplate(context, id);
  if (before && before.workspaceId !== workspaceId) throw new NotFound();
  const problem = templateProblem(given.name, given.steps);
  if (problem) throw new InvalidInput(problem.field, problem.message);
  const name = given.name.trim();
  const steps = tidySteps(given.steps);
  const templateId = before?.id ?? newId();
  try {
    await db.transaction().execute(async (trx) => {
      if (before) await changeTemplate(trx, templateId, { name, steps, updatedAt: now() });
      else {
        if ((await countTemplates(trx, workspaceId)) >= MAX_TEMPLATES)
          throw new InvalidInput("name", TOO_MANY_TEMPLATES);
        const times = { createdAt: now(), updatedAt: now() };
        await insertTemplate(trx, { id: templateId, workspaceId, name, steps, ...times });
      }
      await auditOf(context, trx, {
        action: "milestoneTemplate.save",
        entity: "milestoneTemplate",
        entityId: templateId,
        workspaceId,
        ...(before ? { before: { name: before.name, steps: before.steps.length } } : {}),
        after: { name, steps: steps.length },
      });
    });
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION)
      throw new InvalidInput("name", TEMPLATE_NAME_TAKEN);
    throw error;
  }
  return templateId;
}

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
    authScopes: (_root, { input }) => ({ memberOf: input.workspaceId.id, gate: "releaseScheduling" }),
    errors: { types: [InvalidInput, NotFound] },
    resolve: async (_root, { input: { workspaceId, id, ...given } }, context) => ({
      workspaceId: workspaceId.id,
      templateId: await saveTemplate(context, { workspaceId: workspaceId.id, id: id?.id }, given),
    }),
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
    authScopes: { gate: "releaseScheduling" },
    errors: { types: [NotFound] },
    resolve: async (_root, { input }, context) => {
      const { id, workspaceId, name } = await ownTemplate(context, input.id.id);
      await context.db.transaction().execute(async (trx) => {
        await deleteTemplate(trx, id);
        await auditOf(context, trx, {
          ...{ action: "milestoneTemplate.delete", entity: "milestoneTemplate", entityId: id, workspaceId },
          before: { name },
        });
      });
      return { workspaceId, deletedId: encodeGlobalID("MilestoneTemplate", id) };
    },
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({ resolve: ({ deletedId }) => deletedId }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
