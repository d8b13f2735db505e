import { sql } from "kysely";
import { derived, ofMyStudio, type TablePlans } from "../privacy/plans.ts";
import { addressed, either, ofStudio, own } from "../privacy/steps.ts";

export const workspacesTables = {
  formerSlug: ofMyStudio("studio"),
  invitation: {
    onErasure: [
      { does: "delete", rows: addressed("email") },
      {
        does: "change",
        rows: own("invitedBy"),
        set: () => sql`"invitedBy" = null`,
        because: "It is the studio's, and about somebody else.",
      },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "studio", rows: either(addressed("email"), own("invitedBy")), without: ["tokenHash"] },
  },
  membership: {
    onErasure: [
      { does: "delete", rows: own("userId"), with: "user" },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "studio", rows: own("userId") },
  },
  withdrawal: derived(),
  workspace: {
    onErasure: [{ does: "delete", rows: ofStudio("id") }],
    taken: { file: "studio", rows: ofStudio("id") },
  },
} satisfies TablePlans;
