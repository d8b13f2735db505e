import { type MilestoneChange, type MilestoneRow, writeMilestone } from "../../db/milestones/milestones.ts";
import { insertNotes } from "../../db/milestones/notes.ts";
import { waitsFor } from "../../domain/milestones/dependencies.ts";
import { isOpen, type NoteKind, snoozeProblem } from "../../domain/milestones/milestone.ts";
import { addDays } from "../../domain/releases/planner/planDays.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { changeStep, type HeldPlan } from "./changePlan.ts";
import { Milestone } from "./Milestone.ts";
import { MilestoneWaits } from "./refusals.ts";

interface Verb {
  description: string;
  kind: NoteKind;
  /** Null where there is nothing to do; may refuse. */
  change: (step: MilestoneRow, held: HeldPlan, context: Context) => MilestoneChange | null;
}

function closedBy(context: Context, state: "done" | "skipped"): MilestoneChange {
  return {
    state,
    closedAt: context.now(),
    closedById: signedIn(context).userId,
    closedByItself: false,
    snoozedUntil: null,
  };
}

/** The steps that need no more than the person's word. */
const VERBS: Record<string, Verb> = {
  completeMilestone: {
    description: "Says that a step is done. What it depends on must be done or skipped first.",
    kind: "done",
    change: (step, { plan }, context) => {
      if (step.state === "done") return null;
      const waiting = waitsFor(step, plan);
      if (waiting.length > 0) throw new MilestoneWaits(waiting);
      return closedBy(context, "done");
    },
  },
  skipMilestone: {
    description: "Says that a step is not needed this time: nothing waits for it any more.",
    kind: "skipped",
    change: ({ state }, _held, context) => (state === "skipped" ? null : closedBy(context, "skipped")),
  },
  reopenMilestone: {
    description: "Takes back that a step is done or skipped. It does not tick itself off again.",
    kind: "reopened",
    change: (step, { releaseDay }) => {
      if (isOpen(step)) return null;
      const { dueByHand, offsetDays, dueDay, closedByItself } = step;
      const follows = !dueByHand && offsetDays !== null;
      return {
        ...{ state: "todo", closedAt: null, closedById: null, closedByItself: false },
        // The release may have moved while it was done.
        dueDay: follows ? releaseDay && addDays(releaseDay, offsetDays) : dueDay,
        ...(closedByItself ? { ticksItself: false } : {}),
      };
    },
  },
};

/** Writes what a word of a person means for a step, with a line in its history. */
function change(context: Context, id: string, { kind, change: changeOf }: Verb) {
  return changeStep(context, id, async (step, held) => {
    const change = changeOf(step, held, context);
    if (!change) return;
    const createdAt = context.now();
    await writeMilestone(held.trx, id, change, createdAt);
    await insertNotes(held.trx, [{ milestoneId: id, userId: signedIn(context).userId, kind, createdAt }]);
  });
}

for (const [name, verb] of Object.entries(VERBS))
  builder.relayMutationField(
    name,
    { inputFields: (t) => ({ id: t.globalID({ for: Milestone }) }) },
    {
      description: verb.description,
      authScopes: { gate: "releaseScheduling" },
      errors: { types: name === "completeMilestone" ? [MilestoneWaits, NotFound] : [NotFound] },
      resolve: (_root, { input }, context) => change(context, input.id.id, verb),
    },
    {
      outputFields: (t) => ({
        milestone: t.field({ type: Milestone, resolve: ({ milestoneId }) => milestoneId }),
        release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
      }),
    },
  );

builder.relayMutationField(
  "snoozeMilestone",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Milestone }),
      until: t.string({ required: false, description: "A day after today; left out: it rests no more." }),
    }),
  },
  {
    description: "Lets an open step rest: until that day it is not late, and reminds nobody.",
    authScopes: { gate: "releaseScheduling" },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context) =>
      changeStep(context, input.id.id, async ({ id, snoozedUntil }, { trx, today }) => {
        const until = input.until ?? null;
        const problem = until === null ? null : snoozeProblem(until, today);
        if (problem) throw new InvalidInput("until", problem);
        if (until === snoozedUntil) return;
        const createdAt = context.now();
        await writeMilestone(trx, id, { snoozedUntil: until }, createdAt);
        const { userId } = signedIn(context);
        await insertNotes(trx, [{ milestoneId: id, userId, kind: "snoozed", text: until, createdAt }]);
      }),
  },
  {
    outputFields: (t) => ({
      milestone: t.field({ type: Milestone, resolve: ({ milestoneId }) => milestoneId }),
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    }),
  },
);
