import { findTemplates } from "../../db/milestones/templates.ts";
import { MAX_MILESTONES, TOO_MANY_STEPS } from "../../domain/milestones/milestone.ts";
import { seedSteps } from "../../domain/milestones/seedTemplate.ts";
import type { TemplateStep } from "../../domain/milestones/template.ts";
import { auditOf } from "../audit/auditOf.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { changePlan } from "./changePlan.ts";
import { layTemplate } from "./layTemplate.ts";
import { MilestoneTemplate } from "./MilestoneTemplate.ts";

/** The steps of a template, or of the plan that every studio has. */
async function stepsOf({ db, viewer }: Context, templateId: string | null): Promise<readonly TemplateStep[]> {
  if (templateId === null) return seedSteps();
  const [template] = await findTemplates(db, [templateId]);
  if (!template || !workspacesOf(viewer).includes(template.workspaceId)) throw new NotFound();
  return template.steps;
}

/** Adds the steps that the plan does not have yet; what is true already is ticked off at once. */
async function applyTemplate(context: Context, releaseId: string, templateId: string | null) {
  const steps = await stepsOf(context, templateId);
  const now = context.now();
  return changePlan(context, releaseId, async ({ trx, plan, release, releaseDay }) => {
    const standing = new Map(plan.flatMap(({ id, stepKey }) => (stepKey ? [[stepKey, id] as const] : [])));
    const added = steps.filter(({ key }) => !standing.has(key)).length;
    if (plan.length + added > MAX_MILESTONES) throw new InvalidInput("templateId", TOO_MANY_STEPS);
    await layTemplate(trx, { release, releaseDay, standing }, steps, now);
    if (added === 0) return;
    await auditOf(context, trx, {
      action: "milestone.applyTemplate",
      entity: "milestone",
      entityId: releaseId,
      workspaceId: release.workspaceId,
      after: { templateId, steps: added },
    });
  });
}

builder.relayMutationField(
  "applyMilestoneTemplate",
  {
    inputFields: (t) => ({
      releaseId: t.globalID({ for: Release }),
      templateId: t.globalID({
        for: MilestoneTemplate,
        required: false,
        description: "Left out: the plan that every studio has.",
      }),
    }),
  },
  {
    description: "Adds the steps of a template to the plan of a release; those that it has already stay.",
    authScopes: { gate: "releaseScheduling" },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context) =>
      applyTemplate(context, input.releaseId.id, input.templateId?.id ?? null),
  },
  {
    outputFields: (t) => ({
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
