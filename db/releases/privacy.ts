import { sql } from "kysely";
import { credits, ofMyStudio, type TablePlans } from "../privacy/plans.ts";
import { ofStudio, ofStudioBy, own } from "../privacy/steps.ts";

export const releasesTables = {
  calendarFeed: {
    onErasure: [
      { does: "delete", rows: own("userId"), with: "user" },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "studio", rows: own("userId"), without: ["tokenHash"] },
  },
  release: ofMyStudio("music"),
  releaseArtist: credits("releaseId", "release"),
  releaseRevision: {
    onErasure: [
      { does: "delete", rows: ofStudioBy("releaseId", "release"), with: "workspace" },
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null`,
        because: "What changed on a release that is out stays with the release.",
      },
    ],
    taken: { file: "music", rows: ofStudioBy("releaseId", "release") },
  },
  releaseTrack: ofMyStudio("music", ofStudioBy("releaseId", "release")),
} satisfies TablePlans;
