import {
  type ResolveCursorConnectionArgs,
  resolveArrayConnection,
  resolveCursorConnection,
} from "@pothos/plugin-relay";
import { countTracks, listReleaseTracks, listTracks, trackCursor } from "../../db/catalog/tracks.ts";
import { TRACK_GAPS, TRACK_SORTS } from "../../domain/catalog/trackFilter.ts";
import { slugNow } from "../../domain/lexicon/currentVocabulary.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { LIMITS } from "../graphql/limits.ts";
import { selects } from "../graphql/selects.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { artistColumns } from "./Artist.ts";
import { ExplicitnessEnum } from "./Recording.ts";
import { Release, releaseColumns } from "./Release.ts";
import { Track, VisibilityEnum } from "./Track.ts";

const TrackGapEnum = builder.enumType("TrackGap", { values: TRACK_GAPS });
const TrackSortEnum = builder.enumType("TrackSort", {
  values: TRACK_SORTS,
  description: "`newest` and `changed` begin with the latest, `title` with A.",
});

const TrackFilter = builder.inputType("TrackFilter", {
  fields: (t) => ({
    text: t.string({ required: false, description: "Part of the title." }),
    genre: t.string({ required: false }),
    mood: t.string({ required: false }),
    visibility: t.field({ type: VisibilityEnum, required: false }),
    archived: t.boolean({ required: false, description: "True lists the archive instead." }),
    key: t.string({ required: false }),
    bpmMin: t.int({ required: false }),
    bpmMax: t.int({ required: false }),
    explicit: t.field({ type: ExplicitnessEnum, required: false }),
    lacking: t.field({
      type: [TrackGapEnum],
      required: false,
      description: "Only tracks that lack all of these.",
    }),
  }),
});

/** An old link may name a genre that became part of another one. */
function withSlugs(filter: typeof TrackFilter.$inferInput): typeof TrackFilter.$inferInput {
  const { genre, mood } = filter;
  return {
    ...filter,
    ...(genre ? { genre: slugNow("GENRE", genre) } : {}),
    ...(mood ? { mood: slugNow("MOOD", mood) } : {}),
  };
}

// Catalog grafts its field onto Workspace; Workspace.ts need not know what a track is.
builder.objectField(Workspace, "tracks", (t) =>
  t.connection({
    type: Track,
    description: "The catalog, newest first unless asked otherwise.",
    args: {
      filter: t.arg({ type: TrackFilter, required: false }),
      sort: t.arg({ type: TrackSortEnum, required: false }),
    },
    resolve: async ({ id }, { filter: asked, sort: wanted, ...args }, { db }, info) => {
      const filter = asked ? withSlugs(asked) : {};
      const sort = wanted ?? "newest";
      const companions = {
        artists: artistColumns(info, "edges", "node"),
        release: releaseColumns(info, "edges", "node", "release"),
        cover: selects(info, "edges", "node", "coverUrl"),
      };
      return {
        totalCount: () => countTracks(db, id, filter),
        ...(await resolveCursorConnection(
          { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: trackCursor(sort) },
          (page: ResolveCursorConnectionArgs) => listTracks(db, id, filter, page, companions, sort),
        )),
      };
    },
  }),
);

builder.objectField(Release, "tracks", (t) =>
  t.connection({
    type: Track,
    description: "What this viewer can hear of it, in running order.",
    resolve: async (release, args, { db, viewer }, info) => {
      const artists = artistColumns(info, "edges", "node");
      const tracks = await listReleaseTracks(db, release.id, workspacesOf(viewer), { artists });
      const page = resolveArrayConnection(
        { args, defaultSize: LIMITS.pageSize, maxSize: LIMITS.pageSize },
        tracks,
      );
      return { ...page!, totalCount: async () => tracks.length };
    },
  }),
);
