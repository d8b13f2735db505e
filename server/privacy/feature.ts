import "./AccountDeletion.ts";
import "./requestAccountDeletion.ts";
import "./confirmAccountDeletion.ts";
import "./keepAccount.ts";
import "./DataExport.ts";
import "./requestDataExport.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";
import { collectExport } from "./collectExport.ts";
import { erasePerson } from "./erasePerson.ts";
import { exportRoutes } from "./exportRoutes.ts";
import { reconcilePrivacy } from "./reconcilePrivacy.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "erase-person": { requestId: string };
    "collect-export": { exportId: string };
    "reconcile-privacy": object;
  }
}

export const privacy = {
  routes: [{ at: "/api/privacy", serve: ({ contextFor }) => exportRoutes(contextFor) }],
  jobs: {
    "erase-person": { does: (context, data) => erasePerson(context, data) },
    "collect-export": { does: (context, data, isLastTry) => collectExport(context, data, isLastTry) },
    // A backup that was restored just now may have brought people back who are forgotten, and holds no jobs.
    "reconcile-privacy": { does: (context) => reconcilePrivacy(context), at: EVERY_HOUR, atStart: true },
  },
} satisfies Feature;
