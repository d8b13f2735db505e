import { sql } from "kysely";
import { impersonal, ofMyStudio, type TablePlans } from "../privacy/plans.ts";
import { ofStudio, own } from "../privacy/steps.ts";

export const taxesTables = {
  taxEntry: impersonal(
    "Numbers about a sold line and a party. Who it was stands in ledgerParty alone, which forgets it.",
  ),
  taxProfile: ofMyStudio("finances"),
  accountantLink: {
    onErasure: [
      { does: "delete", rows: ofStudio(), with: "workspace" },
      {
        does: "change",
        rows: own("createdBy"),
        set: () => sql`"createdBy" = null`,
        because: "The link is the studio's, and its accountant may hold it.",
      },
    ],
    taken: { file: "finances", rows: ofStudio(), without: ["tokenHash"] },
  },
} satisfies TablePlans;
