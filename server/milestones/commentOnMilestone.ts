import { newId } from "../../db/ids.ts";
import { insertNotes } from "../../db/milestones/notes.ts";
import { commentProblem } from "../../domain/milestones/milestone.ts";
import { titleOf } from "../../domain/milestones/seedTemplate.ts";
import { milestoneComment } from "../../domain/notifications/facts.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, signedIn } from "../graphql/context.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { notify } from "../notifications/notify.ts";
import { changeStep } from "./changePlan.ts";
import { Milestone } from "./Milestone.ts";
import { stepLink } from "./stepLink.ts";

/** Writes a comment; whoever the step was given to hears of it. */
function comment(context: Context, id: string, given: string) {
  const problem = commentProblem(given);
  if (problem) throw new InvalidInput("text", problem);
  const { userId, fullName } = signedIn(context);
  const text = given.trim();
  return changeStep(context, id, async (step, { trx, release }) => {
    const createdAt = context.now();
    await insertNotes(trx, [{ milestoneId: id, userId, kind: "comment", text, createdAt }]);
    if (!step.assigneeId || step.assigneeId === userId) return;
    const news = {
      ...({ userId: step.assigneeId, topic: "releases", link: stepLink(id) } as const),
      source: `milestone comment ${newId()}`,
      text: milestoneComment(fullName, titleOf(step), release.title, text),
    };
    return [await notify(trx, news, createdAt)];
  });
}

builder.relayMutationField(
  "commentOnMilestone",
  { inputFields: (t) => ({ id: t.globalID({ for: Milestone }), text: t.string() }) },
  {
    description: "Says something about a step, in at most 2,000 characters.",
    authScopes: { gate: "releaseScheduling" },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context) => comment(context, input.id.id, input.text),
  },
  {
    outputFields: (t) => ({
      milestone: t.field({ type: Milestone, resolve: ({ milestoneId }) => milestoneId }),
      release: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }),
    }),
  },
);
