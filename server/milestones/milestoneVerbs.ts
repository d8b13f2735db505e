import { type MilestoneChange, type MilestoneRow, writeMilestone } from "../../db/milestones/milestones.ts";
import { insertNotes } from "../../db/milestones/notes.ts";
import { waitsFor } from "../../domain/milestones/dependencies.ts";
import { isOpen, type NoteKind, snoozeProblem } from "../../domain/milestones/milestone.ts";
import { addDays } from "../../domain/releases/planner/planDays.ts";
import { onField } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { type HeldPlan, lockStep, OF_A_PLAN } from "./lockPlan.ts";
import { Milestone } from "./Milestone.ts";
import { MilestoneWaits } from "./refusals.ts";

interface Word {
  description: string;
  kind: NoteKind;
  /** Null where there is nothing to do; may refuse. */
  change: (step: MilestoneRow, held: HeldPlan, act: Act) => MilestoneChange | null;
}

function closedBy({ actor, now }: Act, state: "done" | "skipped"): MilestoneChange {
  return {
    state,
    closedAt: now,
    closedById: userOf(actor).userId,
    closedByItself: false,
    snoozedUntil: null,
  };
}

/** The steps that need no more than the person's word. */
const WORDS: Record<string, Word> = {
  completeMilestone: {
    description: "Says that a step is done. What it depends on must be done or skipped first.",
    kind: "done",
    change: (step, { plan }, act) => {
      if (step.state === "done") return null;
      const waiting = waitsFor(step, plan);
      if (waiting.length > 0) throw new MilestoneWaits(waiting);
      return closedBy(act, "done");
    },
  },
  skipMilestone: {
    description: "Says that a step is not needed this time: nothing waits for it any more.",
    kind: "skipped",
    change: ({ state }, _held, act) => (state === "skipped" ? null : closedBy(act, "skipped")),
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

type Asked = { id: string };

for (const [name, { description, kind, change: changeOf }] of Object.entries(WORDS)) {
  // Writes what a word of a person means for a step, with a line in its history.
  const word = verb(name, {
    ...OF_A_PLAN,
    async run(act, { id }: Asked) {
      const { step, answer, ...held } = await lockStep(act, id);
      const change = changeOf(step, held, act);
      if (!change) return act.unchanged(answer);
      await writeMilestone(act.trx, id, change, act.now);
      await note(act, id, kind);
      return act.done(answer);
    },
  });
  builder.relayMutationField(
    name,
    { inputFields: (t) => ({ id: t.globalID({ for: Milestone }) }) },
    {
      description,
      verb: word,
      authScopes: { signedIn: true },
      errors: { types: name === "completeMilestone" ? [MilestoneWaits, NotFound] : [NotFound] },
      resolve: (_root, { input }, context, info) => perform(context, info, word, { id: input.id.id }),
    },
    {
      outputFields: (t) => ({
        milestone: t.field({ type: Milestone, resolve: ({ milestoneId }) => milestoneId }),
        release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
      }),
    },
  );
}

function note({ trx, actor, now }: Act, milestoneId: string, kind: NoteKind, text?: string | null) {
  return insertNotes(trx, [{ milestoneId, userId: userOf(actor).userId, kind, text, createdAt: now }]);
}

const snoozeMilestone = verb("snoozeMilestone", {
  ...OF_A_PLAN,
  async run(act, { id, until }: Asked & { until: string | null }) {
    const { step, today, answer } = await lockStep(act, id);
    if (until !== null) refuse(onField("until", snoozeProblem(until, today)));
    if (until === step.snoozedUntil) return act.unchanged(answer);
    await writeMilestone(act.trx, id, { snoozedUntil: until }, act.now);
    await note(act, id, "snoozed", until);
    return act.done(answer);
  },
});

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
    verb: snoozeMilestone,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, until = null } }, context, info) =>
      perform(context, info, snoozeMilestone, { id: id.id, until }),
  },
  {
    outputFields: (t) => ({
      milestone: t.field({ type: Milestone, resolve: ({ milestoneId }) => milestoneId }),
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    }),
  },
);
