import "./Admin.ts";
import "./flags.ts";
import "./lexicon.ts";
import "./settings.ts";
import "./notifications.ts";
import "./payments.ts";
import "./paymentDifferences.ts";
import "./planRevenue.ts";
import "./disputes.ts";
import "./freezeSharePayouts.ts";
import "./frozenPayees.ts";
import "./users.ts";
import "./changeUserRole.ts";
import "./suspendUser.ts";
import "./workspaces.ts";
import "./changeWorkspace.ts";
import "./stats.ts";
import "./parts.ts";
import "./jobs.ts";
import "./aiUsage.ts";
import "./curatedLists.ts";
import "./spots.ts";
import "./reports.ts";
import "./audit.ts";
import "./analytics/PlatformAnalytics.ts";
import "./analytics/totals.ts";
import "./analytics/plans.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";
import { auditExportRoutes } from "./auditExport.ts";
import { lexiconExportRoutes } from "./lexiconExport.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "seal-audit": object;
  }
}

export const admin = {
  routes: [
    { at: "/api/admin", serve: ({ contextFor }) => auditExportRoutes(contextFor) },
    { at: "/api/admin", serve: ({ contextFor }) => lexiconExportRoutes(contextFor) },
  ],
  jobs: {
    // Each server seals what it wrote; this is for one that died before it could.
    "seal-audit": { does: ({ services }) => services.auditHead.keep(), at: EVERY_HOUR },
  },
} satisfies Feature;
