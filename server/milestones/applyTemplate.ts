import { MAX_MILESTONES, tooManySteps } from "../../domain/milestones/milestone.ts";
import { seedSteps } from "../../domain/milestones/seedTemplate.ts";
import { squeezed } from "../../domain/milestones/squeeze.ts";
import { onField } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { layTemplate } from "./layTemplate.ts";
import { lockPlan } from "./lockPlan.ts";
import { Milestone } from "./Milestone.ts";
import { MilestoneTemplate } from "./MilestoneTemplate.ts";
import { ownTemplate } from "./ownTemplate.ts";

type Asked = { releaseId: string; templateId: string | null; isSqueezed: boolean };

/** Adds the steps that the plan does not have yet; what is true already is ticked off at once. */
const applyTemplate = verb("applyMilestoneTemplate", {
  audit: "milestone.applyTemplate",
  scope: "releases:write",
  gate: "releaseScheduling",
  async run(act, { releaseId, templateId, isSqueezed }: Asked) {
    const { release, plan, releaseDay, today } = await lockPlan(act, releaseId);
    const { workspaceId } = release;
    const whole = templateId === null ? seedSteps() : (await ownTemplate(act, templateId)).steps;
    const steps = isSqueezed && releaseDay ? squeezed(whole, { today, releaseDay }) : whole;
    const standing = new Map(plan.flatMap(({ id, stepKey }) => (stepKey ? [[stepKey, id] as const] : [])));
    const missing = steps.filter(({ key }) => !standing.has(key));
    const added = missing.length;
    if (plan.length + added > MAX_MILESTONES) refuse(onField("templateId", tooManySteps()));
    const ids = await layTemplate(act.trx, { release, releaseDay, standing }, steps, act.now);
    const line = { id: releaseId, workspaceId, after: { templateId, isSqueezed, steps: added } };
    const addedIds = missing.map(({ key }) => ids.get(key)!);
    return act.done({ releaseId, workspaceId, addedIds }, added > 0 ? [line] : []);
  },
});

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
      isSqueezed: t.boolean({
        required: false,
        description:
          "True: where time is short, the steps before the release are drawn together from today on.",
      }),
    }),
  },
  {
    description: "Adds the steps of a template to the plan of a release; those that it has already stay.",
    verb: applyTemplate,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { releaseId, templateId, isSqueezed } }, context, info) =>
      perform(context, info, applyTemplate, {
        ...{ releaseId: releaseId.id, templateId: templateId?.id ?? null },
        isSqueezed: isSqueezed ?? false,
      }),
  },
  {
    outputFields: (t) => ({
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
      addedMilestones: t.field({
        type: [Milestone],
        description: "The steps that it added: those that stood there before are not among them.",
        resolve: ({ addedIds }) => addedIds,
      }),
      workspace: t.field({ type: Workspace, resolve: ({ workspaceId }) => workspaceId }),
    }),
  },
);
