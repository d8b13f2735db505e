import "./releaseFields.ts";
import "./PrivateReleaseFields.ts";
import "./releaseLists.ts";
import "./releaseChanged.ts";
import "./createRelease.ts";
import "./updateRelease.ts";
import "./setReleaseTracks.ts";
import "./duplicateRelease.ts";
import "./scheduleRelease.ts";
import "./releaseNow.ts";
import "./undoReleaseNow.ts";
import "./releaseVerbs.ts";
import "./takeDownRelease.ts";
import "./deleteRelease.ts";
import "./planner/ReleasePlan.ts";
import "./planner/moveRelease.ts";
import "./planner/cancelPreorder.ts";
import "./planner/CalendarFeed.ts";
import { EVERY_MINUTE, type Feature, SOUND_HOURS } from "../feature.ts";
import { type CoverToClear, clearCover } from "./clearCover.ts";
import { coverUploadRoutes } from "./coverUploadRoutes.ts";
import { goLiveAt } from "./goLive.ts";
import { planRoutes } from "./planner/planRoutes.ts";
import { reconcileReleases } from "./reconcileReleases.ts";
import { replaceAudio } from "./replaceAudio.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "replace-audio": { uploadId: string };
    "go-live": { releaseId: string; date: string };
    "reconcile-releases": object;
    "clear-cover": CoverToClear;
  }
}

export const releases = {
  routes: [
    { at: "/api/releases", before: "limits", serve: ({ contextFor }) => coverUploadRoutes(contextFor) },
    { at: "/api/planner", secrets: "/api/planner/feeds", serve: (parts) => planRoutes(parts) },
  ],
  jobs: {
    "replace-audio": { does: replaceAudio, maxHours: SOUND_HOURS },
    "go-live": { does: (context, data) => goLiveAt(context, data) },
    "reconcile-releases": {
      does: (context) => reconcileReleases(context),
      at: EVERY_MINUTE,
      atStart: true,
    },
    "clear-cover": { does: clearCover, isPatient: true },
  },
} satisfies Feature;
