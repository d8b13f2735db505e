import { type SqlBool, sql } from "kysely";
import { TOLD_STATES } from "../../domain/reports/report.ts";
import type { TablePlans } from "../privacy/plans.ts";
import { ofStudio, ofStudioBy, own } from "../privacy/steps.ts";

export const reportsTables = {
  report: {
    onErasure: [
      { does: "delete", rows: ofStudio(), with: "workspace" },
      {
        does: "change",
        rows: own("deciderId"),
        set: () => sql`"deciderId" = null`,
        because: "The decision stands for the platform, and its studio may still appeal.",
      },
    ],
    // What was decided against a studio. What is open or was dismissed it was never told of.
    taken: {
      file: "music",
      rows: ({ studioIds }) =>
        sql<SqlBool>`("workspaceId" = any(${studioIds}::uuid[]) and state = any(${TOLD_STATES}::text[]))`,
      without: ["deciderId"],
    },
  },
  reportVoice: {
    onErasure: [
      { does: "delete", rows: ofStudioBy("reportId", "report"), with: "workspace" },
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null, text = null`,
        because: "What was reported is judged all the same; who did, and in which words, is gone.",
      },
    ],
    taken: { file: "social", rows: own("userId") },
  },
} satisfies TablePlans;
