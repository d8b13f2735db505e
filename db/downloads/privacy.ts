import { sql } from "kysely";
import { derived, mine, type TablePlans } from "../privacy/plans.ts";
import { ofStudio, ofStudioBy, own } from "../privacy/steps.ts";

export const downloadsTables = {
  download: {
    onErasure: [
      { does: "delete", rows: ofStudio(), with: "workspace" },
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null`,
        because: "How often music was taken home is the artist's to know; by whom is not.",
      },
    ],
    taken: { file: "history", rows: own("userId") },
  },
  downloadWish: mine("history"),
  preparedFile: derived(ofStudioBy("trackId", "track")),
} satisfies TablePlans;
