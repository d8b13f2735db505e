import { sql } from "kysely";
import { impersonal, mine, type TablePlans } from "./plans.ts";
import { own } from "./steps.ts";

export const privacyTables = {
  dataExport: mine("account"),
  deletionRequest: {
    onErasure: [
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null, "confirmTokenHash" = null`,
        because: "The page behind the status link goes on telling when it was done.",
      },
    ],
    taken: {
      file: "account",
      rows: own("userId"),
      without: ["confirmTokenHash", "statusTokenHash", "leftovers", "contact", "isReplay"],
    },
  },
  erasure: impersonal("Hashes of random ids: they tell a restored backup whom to forget again."),
} satisfies TablePlans;
