import { type SqlBool, sql } from "kysely";
import { impersonal, type TablePlans } from "../privacy/plans.ts";
import { either, ofStudioBy, own, type Rows } from "../privacy/steps.ts";

const ofMyPlaylists: Rows = ({ userId }) =>
  sql<SqlBool>`"playlistId" in (select id from playlist where "ownerId" = ${userId}::uuid)`;
const ofMyMusic = either(ofStudioBy("trackId", "track"), ofStudioBy("releaseId", "release"));

export const syncTables = {
  overwrittenValue: {
    onErasure: [
      { does: "delete", rows: ofMyMusic, with: "workspace" },
      { does: "delete", rows: ofMyPlaylists, with: "user" },
      {
        does: "change",
        rows: own("overwrittenBy"),
        set: () => sql`"overwrittenBy" = null`,
        because: "What stood in a studio's music, or in somebody's playlist, stays theirs.",
      },
    ],
    taken: { file: "music", rows: either(ofMyMusic, ofMyPlaylists), without: ["overwrittenBy"] },
  },
  "syncFeed.change": {
    onErasure: [
      { does: "delete", rows: own("owner"), with: "user" },
      {
        does: "delete",
        rows: ({ studioIds }) => sql<SqlBool>`owner = any(${studioIds}::uuid[])`,
        with: "workspace",
      },
    ],
    // Which of their things changed last; the things themselves are taken along.
    taken: null,
  },
  "syncFeed.state": impersonal("A random id and a number."),
} satisfies TablePlans;
