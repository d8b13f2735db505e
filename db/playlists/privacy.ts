import { type SqlBool, sql } from "kysely";
import { mine, type TablePlans } from "../privacy/plans.ts";
import { own, type Rows } from "../privacy/steps.ts";

const inMyPlaylists: Rows = ({ userId }) =>
  sql<SqlBool>`"playlistId" in (select id from playlist where "ownerId" = ${userId}::uuid)`;

export const playlistTables = {
  playlist: mine("social", "ownerId", ["invitationTokenHash"]),
  playlistItem: {
    onErasure: [
      { does: "delete", rows: inMyPlaylists, with: "user" },
      {
        does: "change",
        rows: own("addedBy"),
        set: () => sql`"addedBy" = null`,
        because: "The playlist is somebody else's, and they keep what was put into it.",
      },
    ],
    taken: { file: "social", rows: inMyPlaylists },
  },
  playlistCollaborator: mine("social"),
} satisfies TablePlans;
