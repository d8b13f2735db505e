import "./Compliance.ts";
import "./complianceReport.ts";
import "./waiveFinding.ts";
import "./fixFindings.ts";
import { EVERY_MINUTE, type Feature } from "../feature.ts";
import { reconcileCompliance } from "./reconcileCompliance.ts";
import { complianceReportRoutes } from "./reportRoutes.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "reconcile-compliance": object;
  }
}

export const compliance = {
  routes: [{ at: "/api/compliance", serve: ({ contextFor }) => complianceReportRoutes(contextFor) }],
  jobs: {
    "reconcile-compliance": { does: reconcileCompliance, at: EVERY_MINUTE },
  },
} satisfies Feature;
