import { sql } from "kysely";
import { impersonal, ofMyStudio, type TablePlans } from "../privacy/plans.ts";
import { either, ofStudio, ofStudioBy, own } from "../privacy/steps.ts";

export const milestonesTables = {
  milestone: {
    onErasure: [
      { does: "delete", rows: ofStudio(), with: "workspace" },
      {
        does: "change",
        rows: own("assigneeId"),
        set: () => sql`"assigneeId" = null`,
        because: "The work stays with the studio; somebody else takes it.",
      },
      {
        does: "change",
        rows: own("closedById"),
        set: () => sql`"closedById" = null`,
        because: "That it is done stays with the release.",
      },
    ],
    taken: { file: "music", rows: either(ofStudio(), own("assigneeId")) },
  },
  milestoneDue: impersonal("Which releases must be looked at again."),
  milestoneNote: {
    onErasure: [
      { does: "delete", rows: ofStudioBy("milestoneId", "milestone"), with: "workspace" },
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null`,
        because: "What was said about the work stays with the studio, without a name.",
      },
    ],
    taken: { file: "music", rows: either(ofStudioBy("milestoneId", "milestone"), own("userId")) },
  },
  milestoneTemplate: ofMyStudio("music"),
} satisfies TablePlans;
