import { type RankedTracks, rankPlayed } from "../../db/plays/rankedTracks.ts";
import { isDay } from "../../domain/releases/localTime.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { Workspace } from "../workspaces/Workspace.ts";

const TrackCount = builder.objectRef<RankedTracks["tracks"][number]>("TrackCount").implement({
  description: "How much of what was counted was of one track.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    count: t.exposeInt("count"),
    track: t.field({ type: Track, nullable: true, resolve: ({ trackId }) => trackId }),
  }),
});

export const RankedTracksType = builder.objectRef<RankedTracks>("RankedTracks").implement({
  description: "What the tracks of a studio got, together and each.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    total: t.exposeInt("total"),
    tracks: t.field({
      type: [TrackCount],
      description: "The most counted first, 50 at most; the others are in the total.",
      resolve: ({ tracks }) => tracks,
    }),
  }),
});

export const DAYS = "Days of UTC, such as 2026-03-01, the last among them. What is no day has nothing.";
export const NOTHING: RankedTracks = { total: 0, tracks: [] };

export const areDays = ({ from, to }: { from: string; to: string }) => isDay(from) && isDay(to);

builder.objectField(Workspace, "playsReceived", (t) =>
  t.field({
    type: RankedTracksType,
    description: `The plays of its tracks that counted. ${DAYS}`,
    args: {
      from: t.arg.string(),
      to: t.arg.string(),
      trackIds: t.arg.globalIDList({ for: Track, required: false, description: "Only of these." }),
    },
    resolve: ({ id }, { trackIds, ...days }, { db }) =>
      areDays(days) ? rankPlayed(db, id, days, trackIds?.map((each) => each.id) ?? null) : NOTHING,
  }),
);
