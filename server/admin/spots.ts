import { listApprovedSpots, listWaitingSpots } from "../../db/spots/spots.ts";
import { builder } from "../graphql/builder.ts";
import { JudgeSpotPayload } from "../spots/judgeSpot.ts";
import { Spot } from "../spots/Spot.ts";
import { Admin, PLATFORM } from "./Admin.ts";

const SHOWN = 100;

builder.objectFields(Admin, (t) => ({
  waitingSpots: t.field({
    type: [Spot],
    description: "The hundred spots that have waited longest to be judged.",
    resolve: (_admin, _args, { db }) => listWaitingSpots(db, SHOWN),
  }),
  approvedSpots: t.field({
    type: [Spot],
    description: "The last hundred spots that were approved and are heard.",
    resolve: (_admin, _args, { db }) => listApprovedSpots(db, SHOWN),
  }),
}));

// For a queue that the judged spot leaves.
builder.objectField(JudgeSpotPayload, "admin", (t) => t.field({ type: Admin, resolve: () => PLATFORM }));
