import type { Row } from "../graphql/matrix/cells.ts";
import { MEMBERS_ON_A_PLAN } from "../graphql/matrix/letters.ts";
import {
  aMilestone,
  aTemplate,
  OF_A_PLANNED_RELEASE,
  onMilestone,
} from "../graphql/matrix/milestoneThings.ts";
import { OF_A_PLAN } from "../graphql/matrix/planThings.ts";

export const milestonesRows: Record<string, Row> = {
  "Node.Milestone": { own: MEMBERS_ON_A_PLAN, input: async (kit, db) => ({ id: await aMilestone(db, kit) }) },
  "Node.MilestoneTemplate": { own: MEMBERS_ON_A_PLAN, input: aTemplate },
  "Release.milestones": { isOfPublic: true, ...OF_A_PLANNED_RELEASE("milestones { id }") },
  "Release.milestoneProgress": { isOfPublic: true, ...OF_A_PLANNED_RELEASE("milestoneProgress { total }") },
  "Workspace.plannedReleases": OF_A_PLAN("plannedReleases { totalCount }"),
  "Workspace.milestoneTemplates": OF_A_PLAN("milestoneTemplates { name }"),
  "Workspace.lateMilestones": OF_A_PLAN("lateMilestones { id }"),
  "Query.seedMilestones": {},
  "Mutation.applyMilestoneTemplate": {},
  "Mutation.saveMilestoneTemplate": {
    input: () => ({ name: "Short", steps: [{ key: "artwork", offsetDays: -1 }] }),
  },
  "Mutation.deleteMilestoneTemplate": { input: aTemplate },
  "Mutation.addMilestone": { input: () => ({ title: "Book the café" }) },
  "Mutation.updateMilestone": { input: onMilestone({ version: 1, title: "Book the bar" }) },
  "Mutation.completeMilestone": { input: onMilestone() },
  "Mutation.skipMilestone": { input: onMilestone() },
  "Mutation.reopenMilestone": { input: onMilestone({}, { state: "done" }) },
  "Mutation.snoozeMilestone": { input: onMilestone() },
  "Mutation.deleteMilestone": { input: onMilestone() },
  "Mutation.restoreMilestone": { input: onMilestone({}, { deletedAt: new Date(0) }) },
  "Mutation.commentOnMilestone": { input: onMilestone({ text: "Tomorrow?" }) },
};
