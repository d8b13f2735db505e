import { sql } from "kysely";
import { ofMyStudio, type TablePlans } from "../privacy/plans.ts";
import { ofStudioBy, own } from "../privacy/steps.ts";

export const assetsTables = {
  asset: ofMyStudio("music"),
  assetDownload: {
    onErasure: [
      { does: "delete", rows: ofStudioBy("assetId", "asset"), with: "workspace" },
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null`,
        because: "That a file was taken home is the studio's to know; by whom is not.",
      },
    ],
    taken: { file: "history", rows: own("userId") },
  },
  assetLink: {
    onErasure: [
      { does: "delete", rows: ofStudioBy("assetId", "asset"), with: "workspace" },
      {
        does: "change",
        rows: own("createdBy"),
        set: () => sql`"createdBy" = null`,
        because: "The link is the studio's, and others may hold it.",
      },
    ],
    taken: { file: "music", rows: ofStudioBy("assetId", "asset"), without: ["tokenHash"] },
  },
  assetVersion: {
    onErasure: [
      { does: "delete", rows: ofStudioBy("assetId", "asset"), with: "workspace" },
      {
        does: "change",
        rows: own("uploadedBy"),
        set: () => sql`"uploadedBy" = null`,
        because: "A file that somebody brought to a studio is the studio's.",
      },
    ],
    taken: { file: "music", rows: ofStudioBy("assetId", "asset"), without: ["peaks"] },
  },
} satisfies TablePlans;
