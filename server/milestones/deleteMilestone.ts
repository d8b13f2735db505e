import { writeMilestone } from "../../db/milestones/milestones.ts";
import { titleOf } from "../../domain/milestones/seedTemplate.ts";
import { auditOf } from "../audit/auditOf.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { changeStep } from "./changePlan.ts";
import { Milestone } from "./Milestone.ts";

const THERE_AGAIN = "This step is in the plan again already.";

builder.relayMutationField(
  "deleteMilestone",
  { inputFields: (t) => ({ id: t.globalID({ for: Milestone }) }) },
  {
    description: "Takes a step out of the plan. For 30 days it can be brought back.",
    authScopes: { gate: "releaseScheduling" },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context) =>
      changeStep(context, input.id.id, async (step, { trx, release }) => {
        const { id } = step;
        await writeMilestone(trx, id, { deletedAt: context.now() }, context.now());
        await auditOf(context, trx, {
          ...{ action: "milestone.delete", entity: "milestone", entityId: id },
          ...{ workspaceId: release.workspaceId, before: { title: titleOf(step).en } },
        });
      }),
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
    authScopes: { gate: "releaseScheduling" },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context) =>
      changeStep(
        context,
        input.id.id,
        async ({ id, stepKey }, { trx, plan, release }) => {
          if (stepKey !== null && plan.some((each) => each.stepKey === stepKey))
            throw new InvalidInput("id", THERE_AGAIN);
          await writeMilestone(trx, id, { deletedAt: null }, context.now());
          await auditOf(context, trx, {
            ...{ action: "milestone.restore", entity: "milestone", entityId: id },
            workspaceId: release.workspaceId,
          });
        },
        "deleted",
      ),
  },
  {
    outputFields: (t) => ({
      milestone: t.field({ type: Milestone, resolve: ({ milestoneId }) => milestoneId }),
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    }),
  },
);
