import { type SqlBool, sql } from "kysely";
import { credits, derived, ofMyStudio, type TablePlans } from "../privacy/plans.ts";
import { either, ofStudio, ofStudioBy, own, type Rows } from "../privacy/steps.ts";

const sentByThem: Rows = ({ userId }) =>
  sql<SqlBool>`"uploadId" in (select id from upload where "userId" = ${userId}::uuid)`;

export const catalogTables = {
  artist: ofMyStudio("studio"),
  fileTag: ofMyStudio("music", ofStudioBy("trackId", "track")),
  isrcCounter: derived(),
  lyrics: ofMyStudio("music", ofStudioBy("trackId", "track")),
  masterVersion: ofMyStudio("music", ofStudioBy("trackId", "track")),
  measurement: derived(ofStudioBy("trackId", "track")),
  rendition: derived(ofStudioBy("trackId", "track")),
  savedView: {
    onErasure: [
      { does: "delete", rows: own("userId"), with: "user" },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "studio", rows: own("userId") },
  },
  track: ofMyStudio("music"),
  trackArtist: credits("trackId", "track"),
  trackDraft: {
    onErasure: [
      { does: "delete", rows: own("userId"), with: "user" },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "music", rows: own("userId") },
  },
  trackImport: {
    onErasure: [
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
    onErasure: [
      { does: "delete", rows: own("userId"), with: "user" },
      { does: "delete", rows: ofStudio(), with: "workspace" },
    ],
    taken: { file: "music", rows: own("userId") },
  },
  uploadPiece: {
    onErasure: [
      { does: "delete", rows: sentByThem, with: "user" },
      { does: "delete", rows: ofStudioBy("uploadId", "upload"), with: "workspace" },
    ],
    taken: null,
  },
  waveform: derived(ofStudioBy("trackId", "track")),
} satisfies TablePlans;
