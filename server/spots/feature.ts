import "./Spot.ts";
import "./judgeSpot.ts";
import "./nextSpot.ts";
import "./reportSpot.ts";
import "./saveSpot.ts";
import "./submitSpot.ts";
import { deleteShowings } from "../../db/spots/showings.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "sweep-spots": object;
  }
}

/** Who was given which spot is known for so long: enough to keep them apart, and to hear late of what became of one. */
const KEPT_DAYS = 2;

export const spots = {
  jobs: {
    "sweep-spots": {
      does: ({ db }) => deleteShowings(db, new Date(Date.now() - KEPT_DAYS * DAY_MS)),
      at: EVERY_HOUR,
    },
  },
} satisfies Feature;
