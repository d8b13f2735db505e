import { sql } from "kysely";
import type { TablePlans } from "../privacy/plans.ts";
import { own } from "../privacy/steps.ts";

export const platformTables = {
  platformSetting: {
    onErasure: [
      {
        does: "change",
        rows: own("updatedBy"),
        set: () => sql`"updatedBy" = null`,
        because: "The setting is the platform's.",
      },
    ],
    taken: null,
  },
} satisfies TablePlans;
