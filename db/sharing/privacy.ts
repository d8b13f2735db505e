import { sql } from "kysely";
import type { TablePlans } from "../privacy/plans.ts";
import { ofStudio, own } from "../privacy/steps.ts";

export const sharingTables = {
  listeningLink: {
    onErasure: [
      { does: "delete", rows: ofStudio(), with: "workspace" },
      {
        does: "change",
        rows: own("createdBy"),
        set: () => sql`"createdBy" = null`,
        because: "The link is the studio's, and others may hold it.",
      },
    ],
    taken: { file: "music", rows: ofStudio(), without: ["tokenHash"] },
  },
} satisfies TablePlans;
