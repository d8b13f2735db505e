import "./platform.ts";
import "./updatePlatformSetting.ts";
import { vacuumChanged } from "../../db/vacuum.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "vacuum-database": object;
  }
}

export const platform = {
  jobs: {
    "vacuum-database": {
      // A PostgreSQL does it by itself.
      does: async ({ db, services }) => {
        if (services.isEmbedded.database) await vacuumChanged(db);
      },
      at: EVERY_HOUR,
      atStart: true,
    },
  },
} satisfies Feature;
