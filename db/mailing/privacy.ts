import type { TablePlans } from "../privacy/plans.ts";
import { addressed, ofStudioBy } from "../privacy/steps.ts";

export const mailingTables = {
  mailFollow: {
    onErasure: [
      { does: "delete", rows: ofStudioBy("artistId", "artist"), with: "workspace" },
      { does: "delete", rows: addressed("email") },
    ],
    taken: { file: "social", rows: addressed("email") },
  },
} satisfies TablePlans;
