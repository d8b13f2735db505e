import "./Milestone.ts";
import "./MilestoneTemplate.ts";
import "./plannedReleases.ts";
import "./applyTemplate.ts";
import "./saveTemplate.ts";
import "./addMilestone.ts";
import "./updateMilestone.ts";
import "./milestoneVerbs.ts";
import "./deleteMilestone.ts";
import "./commentOnMilestone.ts";
import { EVERY_HOUR, EVERY_MINUTE, type Feature } from "../feature.ts";
import { remindMilestones } from "./remindMilestones.ts";
import { reconcileMilestones } from "./tickOff.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "reconcile-milestones": object;
    "remind-milestones": object;
  }
}

export const milestones = {
  jobs: {
    "reconcile-milestones": { does: (context) => reconcileMilestones(context), at: EVERY_MINUTE },
    "remind-milestones": { does: (context) => remindMilestones(context), at: EVERY_HOUR },
  },
} satisfies Feature;
