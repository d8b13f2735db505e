import { type MilestoneChange, type MilestoneRow, writeMilestone } from "../../db/milestones/milestones.ts";
import { insertNotes } from "../../db/milestones/notes.ts";
import { hasCycle } from "../../domain/milestones/dependencies.ts";
import {
  type Channel,
  isOpen,
  type MilestoneEdit,
  milestoneProblem,
  tidyReminders,
} from "../../domain/milestones/milestone.ts";
import { addDays } from "../../domain/releases/planner/planDays.ts";
import { problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { assign } from "./assign.ts";
import { lockStep, OF_A_PLAN } from "./lockPlan.ts";
import { ChannelEnum, Milestone } from "./Milestone.ts";
import { StaleMilestone } from "./refusals.ts";

interface Edit extends MilestoneEdit {
  assigneeId?: string | null | undefined;
  channel?: Channel | null | undefined;
  dependsOn?: readonly string[] | null | undefined;
  isStarted?: boolean | null | undefined;
}

/** What an edit writes about the words of a step and the work on it. */
function workOf(step: MilestoneRow, edit: Edit): MilestoneChange {
  const { title, checklist, remindDaysBefore, channel, assigneeId, isStarted } = edit;
  const change: MilestoneChange = {};
  if (title !== undefined) change.title = (title ?? "").trim();
  if (checklist) change.checklist = checklist.map(({ text, isDone }) => ({ text: text.trim(), isDone }));
  if (remindDaysBefore) change.remindDaysBefore = tidyReminders(remindDaysBefore);
  if (channel !== undefined) change.channel = channel;
  if (assigneeId !== undefined) change.assigneeId = assigneeId;
  if (isStarted != null && isOpen(step)) change.state = isStarted ? "doing" : "todo";
  return change;
}

/** The day of a step after an edit: its own, or one that follows the release. */
function dayOf({ dueDay, offsetDays }: Edit, releaseDay: string | null): MilestoneChange {
  if (offsetDays != null)
    return { offsetDays, dueByHand: false, dueDay: releaseDay && addDays(releaseDay, offsetDays) };
  return dueDay === undefined ? {} : { dueDay, dueByHand: true };
}

/** Other steps of the plan, without a circle. Throws InvalidInput. */
function judgeDependencies(step: MilestoneRow, plan: readonly MilestoneRow[], ids: readonly string[]): void {
  if (ids.some((id) => !plan.some((each) => each.id === id)))
    throw new InvalidInput(problem("dependsOn", "milestones.dependencyUnknown"));
  const waiting = plan.map(({ id, dependsOn }) => ({ key: id, dependsOn: id === step.id ? ids : dependsOn }));
  if (hasCycle(waiting)) refuse(problem("dependsOn", "milestones.dependencyCycle"));
}

type Asked = { id: string; version: number; edit: Edit };

/** Judges each field and the plan, then writes, under the lock of the release. */
const updateMilestone = verb("updateMilestone", {
  ...OF_A_PLAN,
  async run(act, { id, version, edit }: Asked) {
    refuse(milestoneProblem(edit));
    const { step, answer, ...held } = await lockStep(act, id);
    if (step.version !== version) throw new StaleMilestone(id);
    const change = { ...workOf(step, edit), ...dayOf(edit, held.releaseDay) };
    if (edit.dependsOn) {
      judgeDependencies(step, held.plan, edit.dependsOn);
      change.dependsOn = [...new Set(edit.dependsOn)];
    }
    if (edit.assigneeId !== undefined && edit.assigneeId !== step.assigneeId)
      await assign(act, held, { ...step, ...titled(change) }, edit.assigneeId);
    await writeMilestone(act.trx, id, change, act.now);
    const { dueDay: text } = change;
    const { userId } = userOf(act.actor);
    if (text !== undefined && text !== step.dueDay)
      await insertNotes(act.trx, [{ milestoneId: id, userId, kind: "moved", text, createdAt: act.now }]);
    return act.done(answer);
  },
});

function titled({ title }: MilestoneChange): { title?: string } {
  return typeof title === "string" ? { title } : {};
}

const CheckInput = builder.inputType("MilestoneCheckInput", {
  fields: (t) => ({ text: t.string(), isDone: t.boolean() }),
});

builder.relayMutationField(
  "updateMilestone",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Milestone }),
      version: t.int({ description: "The version that the person saw." }),
      title: t.string({ required: false }),
      dueDay: t.string({ required: false, description: "A day of its own; null: none." }),
      offsetDays: t.int({
        required: false,
        description: "Days after the release, below 0 before it: from then on the day follows the release.",
      }),
      assigneeId: t.string({ required: false, description: "As Teammate.personId; null: nobody." }),
      channel: t.field({ type: ChannelEnum, required: false }),
      checklist: t.field({ type: [CheckInput], required: false, description: "The whole list." }),
      remindDaysBefore: t.intList({ required: false }),
      dependsOn: t.globalIDList({ for: Milestone, required: false, description: "The whole list." }),
      isStarted: t.boolean({ required: false, description: "Whether somebody is at it." }),
    }),
  },
  {
    description: "Changes a step. Absent fields stay as they are.",
    verb: updateMilestone,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, StaleMilestone, NotFound] },
    resolve: (_root, { input: { id, version, dependsOn, ...edit } }, context, info) =>
      perform(context, info, updateMilestone, {
        ...{ id: id.id, version },
        edit: { ...edit, ...(dependsOn ? { dependsOn: dependsOn.map((each) => each.id) } : {}) },
      }),
  },
  {
    outputFields: (t) => ({
      milestone: t.field({ type: Milestone, resolve: ({ milestoneId }) => milestoneId }),
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    }),
  },
);
