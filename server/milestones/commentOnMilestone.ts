import { newId } from "../../db/ids.ts";
import { insertNotes } from "../../db/milestones/notes.ts";
import { commentProblem } from "../../domain/milestones/milestone.ts";
import { titleOf } from "../../domain/milestones/seedTemplate.ts";
import { milestoneComment } from "../../domain/notifications/facts.ts";
import { onField } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound, refuse } from "../graphql/errors.ts";
import { lockStep, OF_A_PLAN } from "./lockPlan.ts";
import { Milestone } from "./Milestone.ts";
import { stepLink } from "./stepLink.ts";

/** Writes a comment; whoever the step was given to hears of it. */
const commentOnMilestone = verb("commentOnMilestone", {
  ...OF_A_PLAN,
  async run(act, { id, text: given }: { id: string; text: string }) {
    refuse(onField("text", commentProblem(given)));
    const { userId, fullName } = userOf(act.actor);
    const text = given.trim();
    const { step, release, answer } = await lockStep(act, id);
    await insertNotes(act.trx, [{ milestoneId: id, userId, kind: "comment", text, createdAt: act.now }]);
    if (step.assigneeId && step.assigneeId !== userId)
      act.notify({
        ...{ userId: step.assigneeId, topic: "releases", link: stepLink(step) },
        source: `milestone comment ${newId()}`,
        text: milestoneComment(fullName, titleOf(step), release.title, text),
      });
    return act.done(answer);
  },
});

builder.relayMutationField(
  "commentOnMilestone",
  { inputFields: (t) => ({ id: t.globalID({ for: Milestone }), text: t.string() }) },
  {
    description: "Says something about a step, in at most 2,000 characters.",
    verb: commentOnMilestone,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, text } }, context, info) =>
      perform(context, info, commentOnMilestone, { id: id.id, text }),
  },
  {
    outputFields: (t) => ({
      milestone: t.field({ type: Milestone, resolve: ({ milestoneId }) => milestoneId }),
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    }),
  },
);
