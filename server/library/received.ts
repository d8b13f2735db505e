import { countFollowersOfStudio, rankLiked } from "../../db/library/received.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { areDays, DAYS, NOTHING, RankedTracksType } from "../plays/playsReceived.ts";
import { Workspace } from "../workspaces/Workspace.ts";

const FollowerCount = builder.objectRef<{ total: number; gained: number }>("FollowerCount").implement({
  description: "Who follows the artists of a studio, each person once.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    total: t.exposeInt("total", { description: "Now." }),
    gained: t.exposeInt("gained", { description: "Those of now who began on the days that were asked for." }),
  }),
});

builder.objectField(Workspace, "likesReceived", (t) =>
  t.field({
    type: RankedTracksType,
    description: `The likes that its tracks have; without days all of them. ${DAYS}`,
    args: {
      from: t.arg.string({ required: false }),
      to: t.arg.string({ required: false }),
      trackIds: t.arg.globalIDList({ for: Track, required: false, description: "Only of these." }),
    },
    resolve: ({ id }, { from, to, trackIds }, { db }) => {
      const days = from && to ? { from, to } : null;
      if (days && !areDays(days)) return NOTHING;
      return rankLiked(db, id, days, trackIds?.map((each) => each.id) ?? null);
    },
  }),
);

builder.objectField(Workspace, "followers", (t) =>
  t.field({
    type: FollowerCount,
    nullable: true,
    description: `Counted, never named. ${DAYS}`,
    args: { from: t.arg.string(), to: t.arg.string() },
    resolve: ({ id }, days, { db }) => (areDays(days) ? countFollowersOfStudio(db, id, days) : null),
  }),
);
