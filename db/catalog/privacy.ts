import { sql } from "kysely";
import { credits, derived, ofMyStudio, type TablePlans } from "../privacy/plans.ts";
import { either, ofStudio, ofStudioBy, own } from "../privacy/steps.ts";

export const catalogTables = {
  artist: ofMyStudio("studio"),
  isrcCounter: derived(),
  lyrics: ofMyStudio("music", ofStudioBy("trackId", "track")),
  masterVersion: ofMyStudio("music", ofStudioBy("trackId", "track")),
  measurement: derived(ofStudioBy("trackId", "track")),
  rendition: derived(ofStudioBy("trackId", "track")),
  savedView: {
    fates: [
      { does: "delete", rows: own("userId"), with: "user" },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "studio", rows: own("userId") },
  },
  track: ofMyStudio("music"),
  trackArtist: credits("trackId", "track"),
  trackImport: {
    fates: [
      { does: "delete", rows: ofStudio(), with: "workspace" },
      {
        does: "change",
        rows: own("userId"),
        set: () => sql`"userId" = null`,
        because: "What a file changed in a studio stays the studio's.",
      },
    ],
    taken: { file: "music", rows: either(own("userId"), ofStudio()) },
  },
  upload: {
    fates: [
      { does: "delete", rows: own("userId"), with: "user" },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "music", rows: own("userId") },
  },
  waveform: derived(ofStudioBy("trackId", "track")),
} satisfies TablePlans;
