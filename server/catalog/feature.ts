import "./Artist.ts";
import "./Release.ts";
import "./genreShelves.ts";
import "./Track.ts";
import "./Recording.ts";
import "./saveLyrics.ts";
import "./assignIsrcs.ts";
import "./trackLists.ts";
import "./updateTrack.ts";
import "./updateTracks.ts";
import "./TrackImport.ts";
import "./startImport.ts";
import "./SavedView.ts";
import "./MasterVersion.ts";
import "./Measurement.ts";
import "./TagProposal.ts";
import "./dismissTagProposals.ts";
import "./sameRecordings.ts";
import "./confirmEstimates.ts";
import "./archiveTrack.ts";
import "./retryTrack.ts";
import "./retryUpload.ts";
import "./trackChanged.ts";
import "./Upload.ts";
import "./dismissUpload.ts";
import { EVERY_FIVE_MINUTES, EVERY_HOUR, type Feature, SOUND_HOURS } from "../feature.ts";
import { clearAudio } from "./clearAudio.ts";
import { COVER_HEADERS, coverRoutes } from "./coverRoutes.ts";
import { exportRoutes } from "./exportRoutes.ts";
import { importRoutes } from "./importRoutes.ts";
import { importTracks } from "./importTracks.ts";
import { ingestUpload } from "./ingestUpload.ts";
import { measureTrack, reconcileMeasurements } from "./measureTrack.ts";
import { mediaRoutes } from "./mediaRoutes.ts";
import { renderTrack } from "./renderTrack.ts";
import { sweepUploads } from "./sweepUploads.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "ingest-upload": { uploadId: string };
    "render-track": { trackId: string };
    "clear-audio": { keys: readonly string[] };
    "measure-track": { trackId: string };
    "reconcile-measurements": object;
    "import-tracks": { importId: string };
    "sweep-uploads": object;
  }
}

export const catalog = {
  routes: [
    { at: "/api/catalog", before: "limits", serve: ({ contextFor }) => importRoutes(contextFor) },
    { at: "/api/catalog", serve: ({ contextFor }) => exportRoutes(contextFor) },
    {
      at: "/media",
      serve: ({ db, services, contextFor, now }) => mediaRoutes(db, services, contextFor, now),
    },
    { at: "/covers", headers: COVER_HEADERS, serve: ({ services }) => coverRoutes(services) },
  ],
  jobs: {
    "ingest-upload": { does: ingestUpload },
    "render-track": { does: renderTrack, maxHours: SOUND_HOURS },
    "clear-audio": { does: clearAudio, isPatient: true },
    "measure-track": { does: measureTrack, maxHours: SOUND_HOURS },
    "reconcile-measurements": { does: reconcileMeasurements, at: EVERY_HOUR, atStart: true },
    "import-tracks": { does: (context, data) => importTracks(context, data) },
    // At the start, too: somebody may have died with a whole file in hand.
    "sweep-uploads": { does: (context) => sweepUploads(context), at: EVERY_FIVE_MINUTES, atStart: true },
  },
} satisfies Feature;
