import { type SqlBool, sql } from "kysely";
import { mine, type TablePlans } from "../privacy/plans.ts";
import { own, withoutNames } from "../privacy/steps.ts";

export const notificationsTables = {
  broadcast: {
    onErasure: [
      {
        does: "change",
        rows: ({ userId }) =>
          sql<SqlBool>`${userId}::uuid = any("targetUsers") or "createdBy" = ${userId}::uuid`,
        set: ({ userId }) =>
          sql`"targetUsers" = array_remove("targetUsers", ${userId}::uuid), "createdBy" = nullif("createdBy", ${userId}::uuid)`,
        because: "It was the platform's word to others.",
      },
    ],
    taken: null,
  },
  broadcastDelivery: mine("notifications"),
  notification: {
    onErasure: [
      { does: "delete", rows: own("userId"), with: "user" },
      withoutNames("titleEn", "titleEs", "bodyEn", "bodyEs", "lines"),
    ],
    taken: { file: "notifications", rows: own("userId") },
  },
} satisfies TablePlans;
