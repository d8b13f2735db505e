import { writeMilestone } from "../../db/milestones/milestones.ts";
import { titleOf } from "../../domain/milestones/seedTemplate.ts";
import { problem } from "../../domain/words/refusal.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { lockStep } from "./lockPlan.ts";
import { Milestone } from "./Milestone.ts";

type Asked = { id: string };

const deleteMilestone = verb("deleteMilestone", {
  audit: "milestone.delete",
  scope: "releases:write",
  gate: "releaseScheduling",
  async run(act, { id }: Asked) {
    const { step, release, answer } = await lockStep(act, id);
    await writeMilestone(act.trx, id, { deletedAt: act.now }, act.now);
    const before = { title: titleOf(step).en };
    return act.done(answer, { id, workspaceId: release.workspaceId, before });
  },
});

const restoreMilestone = verb("restoreMilestone", {
  audit: "milestone.restore",
  scope: "releases:write",
  gate: "releaseScheduling",
  async run(act, { id }: Asked) {
    const { step, plan, release, answer } = await lockStep(act, id, "deleted");
    if (step.stepKey !== null && plan.some(({ stepKey }) => stepKey === step.stepKey))
      throw new InvalidInput(problem("id", "milestones.thereAgain"));
    await writeMilestone(act.trx, id, { deletedAt: null }, act.now);
    return act.done(answer, { id, workspaceId: release.workspaceId });
  },
});

builder.relayMutationField(
  "deleteMilestone",
  { inputFields: (t) => ({ id: t.globalID({ for: Milestone }) }) },
  {
    description: "Takes a step out of the plan. For 30 days it can be brought back.",
    verb: deleteMilestone,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, deleteMilestone, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      deletedId: t.id({ resolve: ({ milestoneId }) => encodeGlobalID("Milestone", milestoneId) }),
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    }),
  },
);

builder.relayMutationField(
  "restoreMilestone",
  { inputFields: (t) => ({ id: t.globalID({ for: Milestone }) }) },
  {
    description: "Brings a step back that was taken out of the plan.",
    verb: restoreMilestone,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) =>
      perform(context, info, restoreMilestone, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      milestone: t.field({ type: Milestone, resolve: ({ milestoneId }) => milestoneId }),
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    }),
  },
);
