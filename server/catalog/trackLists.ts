import {
  type ResolveCursorConnectionArgs,
  resolveArrayConnection,
  resolveCursorConnection,
} from "@pothos/plugin-relay";
import { countTracks, listReleaseTracks, listTracks, type TrackRow } from "../../db/catalog/tracks.ts";
import { cursorOf } from "../../db/keyset.ts";
import { slugNow } from "../../domain/lexicon/currentVocabulary.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { LIMITS } from "../graphql/limits.ts";
import { selects } from "../graphql/selects.ts";
import { Workspace } from "../workspaces/Workspace.ts";
import { Release } from "./Release.ts";
import { Track, VisibilityEnum } from "./Track.ts";

const TrackFilter = builder.inputType("TrackFilter", {
  fields: (t) => ({
    text: t.string({ required: false, description: "Part of the title." }),
    genre: t.string({ required: false }),
    mood: t.string({ required: false }),
    visibility: t.field({ type: VisibilityEnum, required: false }),
    archived: t.boolean({ required: false, description: "True lists the archive instead." }),
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
    description: "The catalog, newest first.",
    args: { filter: t.arg({ type: TrackFilter, required: false }) },
    resolve: async ({ id }, { filter: asked, ...args }, { db }, info) => {
      const filter = asked ? withSlugs(asked) : {};
      const companions = {
        artists: selects(info, "edges", "node", "artists") || selects(info, "edges", "node", "artistNames"),
        release: selects(info, "edges", "node", "release"),
        cover: selects(info, "edges", "node", "coverUrl"),
      };
      return {
        totalCount: () => countTracks(db, id, filter),
        ...(await resolveCursorConnection(
          { args, defaultSize: 20, maxSize: LIMITS.pageSize, toCursor: cursorOf<TrackRow> },
          (page: ResolveCursorConnectionArgs) => listTracks(db, id, filter, page, companions),
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
      const artists =
        selects(info, "edges", "node", "artists") || selects(info, "edges", "node", "artistNames");
      const tracks = await listReleaseTracks(db, release.id, workspacesOf(viewer), { artists });
      const page = resolveArrayConnection(
        { args, defaultSize: LIMITS.pageSize, maxSize: LIMITS.pageSize },
        tracks,
      );
      return { ...page!, totalCount: async () => tracks.length };
    },
  }),
);
