import { countSpots, findSpots, findSpotsOf, type SpotRow } from "../../db/spots/spots.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { SPOT_DAYS_SHOWN, SPOT_STATES, type SpotState } from "../../domain/spots/spot.ts";
import { Release } from "../catalog/Release.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { type Context, workspacesOf } from "../graphql/context.ts";
import { perRequest } from "../graphql/perRequest.ts";

const SpotStateEnum = builder.enumType("SpotState", {
  description:
    "It is written, waits to be judged, is heard between songs, was refused, or was ended by its studio.",
  values: SPOT_STATES,
});

/** Whose spots this viewer may see as their studio does: their own, and all for those who judge them. */
const reachOf = ({ viewer }: Context) => (viewer?.role === "superadmin" ? "every" : workspacesOf(viewer));

export const Spot = builder.loadableNodeRef("Spot", {
  id: { resolve: (spot: SpotRow) => spot.id },
  load: (ids: string[], context: Context) => findSpots(context.db, ids, reachOf(context)),
  sort: (spot: SpotRow) => spot.id,
});

const SpotCountsType = builder
  .objectRef<{ seen: number; heard: number; pressed: number }>("SpotCounts")
  .implement({
    description: `How often a spot was met within the last ${SPOT_DAYS_SHOWN} days.`,
    authScopes: { signedIn: true },
    fields: (t) => ({
      seen: t.exposeInt("seen", { description: "It came up between two songs." }),
      heard: t.exposeInt("heard", { description: "Its music was heard to the end." }),
      pressed: t.exposeInt("pressed", { description: "Somebody went to the release from it." }),
    }),
  });

const countsOf = perRequest(async (ids, { db, now }) => {
  const since = new Date(now().getTime() - (SPOT_DAYS_SHOWN - 1) * DAY_MS).toISOString().slice(0, 10);
  const counts = new Map((await countSpots(db, ids, since)).map((row) => [row.spotId, row]));
  return ids.map((id) => counts.get(id) ?? { seen: 0, heard: 0, pressed: 0 });
});

Spot.implement({
  description:
    "What an artist says between songs for a release of their own. For its studio and for who judges it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    text: t.exposeString("text"),
    startMs: t.exposeInt("startMs", {
      description: "Where its music begins, in milliseconds into the track.",
    }),
    state: t.field({ type: SpotStateEnum, resolve: ({ state }) => state as SpotState }),
    reason: t.exposeString("reason", { nullable: true, description: "Why it was refused." }),
    version: t.exposeInt("version", { description: "Rises with every change; an edit sends it back." }),
    submittedAt: t.expose("submittedAt", { type: "DateTime", nullable: true }),
    judgedAt: t.expose("judgedAt", { type: "DateTime", nullable: true }),
    release: t.field({
      type: Release,
      nullable: true,
      description: "Null to who judges it where it is not there for everybody any more.",
      resolve: ({ releaseId }) => releaseId,
    }),
    track: t.field({
      type: Track,
      nullable: true,
      description: "Null to who judges it where it is not there for everybody any more.",
      resolve: ({ trackId }) => trackId,
    }),
    counts: t.field({
      type: SpotCountsType,
      resolve: ({ id }, _args, context) => countsOf(context).load(id),
    }),
  }),
});

const spotsOfReleases = perRequest<SpotRow | null>(async (ids, context) => {
  const rows = await findSpotsOf(context.db, ids);
  const byRelease = new Map(rows.map((row) => [row.releaseId, row]));
  return ids.map((id) => byRelease.get(id) ?? null);
});

builder.objectField(Release, "spot", (t) =>
  t.field({
    type: Spot,
    nullable: true,
    description: "Its spot between songs, for its studio; null where there is none.",
    authScopes: ({ workspaceId }) => ({ memberOf: workspaceId }),
    unauthorizedResolver: () => null,
    resolve: ({ id }, _args, context) => spotsOfReleases(context).load(id),
  }),
);
