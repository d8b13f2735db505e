import { type PlaySum, sumsOfTrack, sumsOfWorkspace } from "../../db/plays/playDays.ts";
import { firstDayShown, type PlayOutcome, UNCOUNTED } from "../../domain/plays/play.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { PlayOutcomeEnum } from "./PlayOutcome.ts";

const PlayDay = builder.objectRef<PlaySum>("PlayDay").implement({
  description: "The plays of a day that counted.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    day: t.exposeString("day", { description: "In UTC, such as 2026-03-01." }),
    plays: t.exposeInt("plays"),
  }),
});

interface Uncounted {
  reason: PlayOutcome;
  plays: number;
}
const UncountedPlays = builder.objectRef<Uncounted>("UncountedPlays").implement({
  description: "Plays that did not count, by why.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    reason: t.expose("reason", { type: PlayOutcomeEnum }),
    plays: t.exposeInt("plays"),
  }),
});

const sumOf = (sums: readonly PlaySum[], outcome: PlayOutcome) =>
  sums.reduce((sum, each) => (each.outcome === outcome ? sum + each.plays : sum), 0);

const PlayCounts = builder.objectRef<readonly PlaySum[]>("PlayCounts").implement({
  description: "The plays of the last days: those that counted, and those that did not.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    counted: t.int({ resolve: (sums) => sumOf(sums, "counted") }),
    uncounted: t.field({
      type: [UncountedPlays],
      description: "Only reasons that there were.",
      resolve: (sums) =>
        UNCOUNTED.map((reason) => ({ reason, plays: sumOf(sums, reason) })).filter(({ plays }) => plays > 0),
    }),
    days: t.field({
      type: [PlayDay],
      description: "The earliest first; days without plays are left out.",
      resolve: (sums) => sums.filter(({ outcome }) => outcome === "counted"),
    }),
  }),
});

builder.objectField(Track, "playCounts", (t) =>
  t.field({
    type: PlayCounts,
    nullable: true,
    description: "Its plays in the last 28 days. Null for all but its studio.",
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, { db, now }) => sumsOfTrack(db, id, firstDayShown(now())),
  }),
);

builder.objectField(Workspace, "plays", (t) =>
  t.field({
    type: PlayCounts,
    description: "The plays of all its tracks in the last 28 days.",
    resolve: ({ id }, _args, { db, now }) => sumsOfWorkspace(db, id, firstDayShown(now())),
  }),
);
