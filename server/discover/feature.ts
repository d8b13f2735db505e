import "./Discover.ts";
import "./keepCuratedLists.ts";
import "./saveCuratedList.ts";
import "./radio.ts";
import { EVERY_HOUR, type Feature } from "../feature.ts";
import { rank, relate } from "./rankings.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "rank-tracks": object;
    "relate-tracks": object;
  }
}

const EVERY_NIGHT = "43 3 * * *";

export const discover = {
  jobs: {
    "rank-tracks": { does: (context) => rank(context), at: EVERY_HOUR, atStart: true },
    "relate-tracks": { does: (context) => relate(context), at: EVERY_NIGHT, maxHours: 2 },
  },
} satisfies Feature;
