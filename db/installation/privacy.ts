import { sql } from "kysely";
import { impersonal, type TablePlans } from "../privacy/plans.ts";
import { own } from "../privacy/steps.ts";

export const installationTables = {
  installation: {
    onErasure: [
      {
        does: "change",
        rows: own("claimedBy"),
        set: () => sql`"claimedBy" = null`,
        because: "That it was claimed must stay known, or the next person could claim it.",
      },
    ],
    taken: null,
  },
  "installation.secret": impersonal("A fingerprint of the secret that the servers share."),
} satisfies TablePlans;
