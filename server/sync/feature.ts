import "./OverwrittenValue.ts";
import "./restoreOverwritten.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";
import { syncRoutes } from "./routes.ts";
import { sweepSync } from "./sweepSync.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "sweep-sync": object;
  }
}

export const sync = {
  // Whole playlists are larger than questions.
  routes: [{ at: "/api", before: "limits", serve: ({ contextFor }) => syncRoutes(contextFor) }],
  jobs: { "sweep-sync": { does: (context) => sweepSync(context), at: EVERY_HOUR } },
} satisfies Feature;
