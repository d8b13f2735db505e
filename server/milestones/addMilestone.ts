import { insertMilestones } from "../../db/milestones/milestones.ts";
import {
  type Channel,
  MAX_MILESTONES,
  type MilestoneEdit,
  milestoneProblem,
  REMIND_AT_FIRST,
  tooManySteps,
} from "../../domain/milestones/milestone.ts";
import { addDays } from "../../domain/releases/planner/planDays.ts";
import { onField } from "../../domain/words/refusal.ts";
import { idTaken, MADE_ID, madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { assign } from "./assign.ts";
import { lockPlan, OF_A_PLAN } from "./lockPlan.ts";
import { ChannelEnum, Milestone } from "./Milestone.ts";

interface NewStep extends Pick<MilestoneEdit, "dueDay" | "offsetDays"> {
  id?: string | undefined;
  releaseId: string;
  title: string;
  assigneeId?: string | null | undefined;
  channel?: Channel | null | undefined;
}

/** Adds a step that stands in no template. Its day follows the release unless a day was chosen. */
const addMilestone = verb("addMilestone", {
  ...OF_A_PLAN,
  taken: idTaken("milestone"),
  async run(act, { releaseId, ...given }: NewStep) {
    const { title, dueDay = null, offsetDays = null, assigneeId = null, channel = null } = given;
    const id = madeId(given.id);
    refuse(milestoneProblem(given));
    const held = await lockPlan(act, releaseId);
    const { plan, release, releaseDay } = held;
    if (plan.length >= MAX_MILESTONES) refuse(onField("title", tooManySteps()));
    await assign(act, held, { id, title, stepKey: null }, assigneeId);
    const follows = offsetDays !== null;
    await insertMilestones(act.trx, [
      {
        ...{ id, workspaceId: release.workspaceId, releaseId, title: title.trim(), channel, assigneeId },
        ...{ offsetDays, dueByHand: !follows, remindDaysBefore: [...REMIND_AT_FIRST] },
        dueDay: follows ? releaseDay && addDays(releaseDay, offsetDays) : dueDay,
        ...{ createdAt: act.now, updatedAt: act.now },
      },
    ]);
    return act.done({ releaseId, milestoneId: id });
  },
});

builder.relayMutationField(
  "addMilestone",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Milestone, ...MADE_ID }),
      releaseId: t.globalID({ for: Release }),
      title: t.string(),
      dueDay: t.string({ required: false, description: "A day of its own, such as 2027-03-05." }),
      offsetDays: t.int({
        required: false,
        description: "Days after the release, below 0 before it: the day follows the release.",
      }),
      assigneeId: t.string({ required: false, description: "As Teammate.personId." }),
      channel: t.field({ type: ChannelEnum, required: false }),
    }),
  },
  {
    description: "Adds a step to the plan of a release; up to 100 of them.",
    verb: addMilestone,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, releaseId, ...step } }, context, info) =>
      perform(context, info, addMilestone, { ...step, id: id?.id, releaseId: releaseId.id }),
  },
  {
    outputFields: (t) => ({
      milestone: t.field({ type: Milestone, resolve: ({ milestoneId }) => milestoneId }),
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    }),
  },
);
