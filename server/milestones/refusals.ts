import type { MilestoneRow } from "../../db/milestones/milestones.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { builder } from "../graphql/builder.ts";
import { UserError, UserErrorInterface } from "../graphql/errors.ts";
import { Milestone } from "./Milestone.ts";

/** A step cannot be done before what it depends on. */
export class MilestoneWaits extends UserError {
  readonly waitsFor: readonly MilestoneRow[];
  constructor(waitsFor: readonly MilestoneRow[]) {
    super(refusal("milestones.waits"));
    this.waitsFor = waitsFor;
  }
}

builder.objectType(MilestoneWaits, {
  name: "MilestoneWaits",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ waitsFor: t.field({ type: [Milestone], resolve: ({ waitsFor }) => [...waitsFor] }) }),
});

/** Somebody saved first. Nothing was overwritten; `current` shows what stands now. */
export class StaleMilestone extends UserError {
  readonly milestoneId: string;
  constructor(milestoneId: string) {
    super(refusal("milestones.stale"));
    this.milestoneId = milestoneId;
  }
}

builder.objectType(StaleMilestone, {
  name: "StaleMilestone",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ current: t.field({ type: Milestone, resolve: ({ milestoneId }) => milestoneId }) }),
});
