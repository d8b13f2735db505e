import "./DownloadWish.ts";
import "./prepareDownload.ts";
import { EVERY_HOUR, type Feature, SOUND_HOURS } from "../feature.ts";
import { downloadRoutes } from "./downloadRoutes.ts";
import { prepareFiles, sweepDownloads } from "./prepareFiles.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "prepare-download": { wishId: string };
    "sweep-downloads": object;
  }
}

export const downloads = {
  routes: [{ at: "/api/downloads", serve: ({ contextFor }) => downloadRoutes(contextFor) }],
  jobs: {
    "prepare-download": { does: prepareFiles, maxHours: SOUND_HOURS },
    "sweep-downloads": { does: (context) => sweepDownloads(context), at: EVERY_HOUR },
  },
} satisfies Feature;
