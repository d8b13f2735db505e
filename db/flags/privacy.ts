import { type SqlBool, sql } from "kysely";
import type { TablePlans } from "../privacy/plans.ts";
import { ofStudio } from "../privacy/steps.ts";

export const flagsTables = {
  featureFlag: {
    onErasure: [
      {
        does: "change",
        rows: ({ userId }) =>
          sql<SqlBool>`${userId}::uuid = any("targetUsers") or "createdBy" = ${userId}::uuid`,
        set: ({ userId }) =>
          sql`"targetUsers" = array_remove("targetUsers", ${userId}::uuid), "createdBy" = nullif("createdBy", ${userId}::uuid)`,
        because: "The flag is the platform's.",
      },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: null,
  },
} satisfies TablePlans;
