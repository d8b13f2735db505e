import type { Transaction } from "kysely";
import { type MilestoneChange, type MilestoneRow, writeMilestone } from "../../db/milestones/milestones.ts";
import { insertNotes } from "../../db/milestones/notes.ts";
import type { DB } from "../../db/tables.generated.ts";
import { DEPENDENCY_CYCLE, DEPENDENCY_UNKNOWN, hasCycle } from "../../domain/milestones/dependencies.ts";
import {
  type Channel,
  isOpen,
  type MilestoneEdit,
  milestoneProblem,
  tidyReminders,
} from "../../domain/milestones/milestone.ts";
import { addDays } from "../../domain/releases/planner/planDays.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { assign } from "./assign.ts";
import { changeStep } from "./changePlan.ts";
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
    throw new InvalidInput("dependsOn", DEPENDENCY_UNKNOWN);
  const waiting = plan.map(({ id, dependsOn }) => ({ key: id, dependsOn: id === step.id ? ids : dependsOn }));
  if (hasCycle(waiting)) throw new InvalidInput("dependsOn", DEPENDENCY_CYCLE);
}

/** The act itself: judge each field and the plan, then write, under the lock of the release. */
function updateMilestone(context: Context, id: string, version: number, edit: Edit) {
  const problem = milestoneProblem(edit);
  if (problem) throw new InvalidInput(problem.field, problem.message);
  return changeStep(context, id, async (step, held) => {
    if (step.version !== version) throw new StaleMilestone(id);
    const change = { ...workOf(step, edit), ...dayOf(edit, held.releaseDay) };
    if (edit.dependsOn) {
      judgeDependencies(step, held.plan, edit.dependsOn);
      change.dependsOn = [...new Set(edit.dependsOn)];
    }
    const isGiven = edit.assigneeId !== undefined && edit.assigneeId !== step.assigneeId;
    const notices = isGiven
      ? await assign(context, held, { ...step, ...titled(change) }, edit.assigneeId!)
      : [];
    await writeMilestone(held.trx, id, change, context.now());
    if (change.dueDay !== undefined && change.dueDay !== step.dueDay)
      await noteMove(held.trx, context, id, change.dueDay);
    return notices;
  });
}

function titled({ title }: MilestoneChange): { title?: string } {
  return typeof title === "string" ? { title } : {};
}

function noteMove(trx: Transaction<DB>, context: Context, milestoneId: string, day: string | null) {
  const { userId } = signedIn(context);
  return insertNotes(trx, [{ milestoneId, userId, kind: "moved", text: day, createdAt: context.now() }]);
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
    authScopes: { gate: "releaseScheduling" },
    errors: { types: [InvalidInput, StaleMilestone, NotFound] },
    resolve: (_root, { input: { id, version, dependsOn, ...edit } }, context) =>
      updateMilestone(context, id.id, version, {
        ...edit,
        ...(dependsOn ? { dependsOn: dependsOn.map((each) => each.id) } : {}),
      }),
  },
  {
    outputFields: (t) => ({
      milestone: t.field({ type: Milestone, resolve: ({ milestoneId }) => milestoneId }),
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    }),
  },
);
