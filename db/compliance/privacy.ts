import { sql } from "kysely";
import { derived, impersonal, type TablePlans } from "../privacy/plans.ts";
import { ofStudioBy, own } from "../privacy/steps.ts";

export const complianceTables = {
  complianceDue: impersonal("Which releases must be looked at again."),
  complianceStatus: derived(),
  waiver: {
    onErasure: [
      { does: "delete", rows: ofStudioBy("releaseId", "release"), with: "workspace" },
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null`,
        because: "What was left on a release on purpose stays with the release.",
      },
    ],
    taken: { file: "music", rows: ofStudioBy("releaseId", "release") },
  },
} satisfies TablePlans;
