import { TRANSITION_REASONS, type TransitionProblem } from "../../domain/releases/releaseState.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { Release } from "../catalog/Release.ts";
import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { textFields } from "../graphql/textFields.ts";

/** Somebody saved first. Nothing was overwritten; `releaseId` shows what stands now. */
export class StaleRelease extends UserError {
  readonly releaseId: string;
  constructor(releaseId: string) {
    super(refusal("releases.stale"));
    this.releaseId = releaseId;
  }
}

builder.objectType(StaleRelease, {
  name: "StaleRelease",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ current: t.field({ type: Release, resolve: ({ releaseId }) => releaseId }) }),
});

/** The release may not go where somebody wants it; `problems` are all the reasons. */
export class ReleaseHeldBack extends UserError {
  readonly releaseId: string;
  readonly problems: readonly TransitionProblem[];
  constructor(releaseId: string, problems: readonly TransitionProblem[]) {
    super(problems[0]!);
    this.releaseId = releaseId;
    this.problems = problems;
  }
}

export const TransitionReasonEnum = builder.enumType("TransitionReason", { values: TRANSITION_REASONS });

export const TransitionProblemType = builder.objectRef<TransitionProblem>("TransitionProblem").implement({
  description: "One thing that keeps a release from going on.",
  authScopes: { public: true },
  fields: (t) => ({
    reason: t.field({ type: TransitionReasonEnum, resolve: ({ reason }) => reason }),
    ...textFields(t),
    count: t.exposeInt("count", { description: "Tracks or findings it is about." }),
  }),
});

builder.objectType(ReleaseHeldBack, {
  name: "ReleaseHeldBack",
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    problems: t.field({ type: [TransitionProblemType], resolve: ({ problems }) => [...problems] }),
  }),
});
