import { sql } from "kysely";
import { derived, type TablePlans } from "../privacy/plans.ts";
import { ofStudioBy, own } from "../privacy/steps.ts";

export const playsTables = {
  play: {
    onErasure: [
      { does: "delete", rows: ofStudioBy("trackId", "track"), with: "workspace" },
      {
        does: "change",
        rows: own("listenerId"),
        set: () => sql`"listenerId" = null, "listenerKey" = ''`,
        because: "What an artist was heard stays true; who heard it is gone.",
      },
    ],
    // By whom plays are held against each other says nothing outside.
    taken: { file: "plays", rows: own("listenerId"), without: ["listenerKey", "sessionId"] },
  },
  playDay: derived(),
  playMonth: derived(),
  workspacePlayDay: derived(),
} satisfies TablePlans;
