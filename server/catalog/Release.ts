import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import type { GraphQLResolveInfo } from "graphql";
import { listReleaseArtists } from "../../db/catalog/artists.ts";
import {
  countNewReleases,
  countReleaseTracks,
  findReleases,
  listNewReleases,
  RELEASE_COLUMN_NAMES,
  type ReleaseColumn,
  type ReleaseRow,
} from "../../db/catalog/releases.ts";
import { cursorAt } from "../../db/keyset.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { LIMITS } from "../graphql/limits.ts";
import { grouped, perRequest } from "../graphql/perRequest.ts";
import { type Columns, columnsFor } from "../graphql/selects.ts";
import { Artist } from "./Artist.ts";
import { coverUrl } from "./coverUrl.ts";

export const Release = builder.loadableNodeRef("Release", {
  id: { resolve: (release: ReleaseRow) => release.id },
  load: (ids: string[], { db, viewer }) => findReleases(db, ids, workspacesOf(viewer)),
  sort: (release: ReleaseRow) => release.id,
});

const COLUMNS: Columns<ReleaseColumn> = {
  type: "Release",
  shown: {
    id: ["id"],
    title: ["title"],
    type: ["type"],
    upc: ["upc"],
    date: ["date"],
    workspaceId: ["workspaceId"],
  },
  always: ["id"],
  all: RELEASE_COLUMN_NAMES,
};

/** The columns that the operation asks for of the release at this path. */
export function releaseColumns(info: GraphQLResolveInfo, ...path: string[]): readonly ReleaseColumn[] {
  return columnsFor(info, path, COLUMNS);
}

const artistsOfRelease = perRequest(async (ids, { db }) =>
  grouped(ids, await listReleaseArtists(db, ids), ({ releaseId }) => releaseId),
);

const trackCounts = perRequest(async (ids, { db, viewer }) => {
  const rows = await countReleaseTracks(db, ids, workspacesOf(viewer));
  const counts = new Map(rows.map(({ releaseId, count }) => [releaseId, count]));
  return ids.map((id) => counts.get(id) ?? 0);
});

Release.implement({
  description: "A single, an EP, an album or another set of tracks that comes out as one.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    title: t.exposeString("title"),
    type: t.exposeString("type", { description: "single, ep, album, compilation, live, djmix or remix." }),
    upc: t.exposeString("upc", { nullable: true }),
    date: t.expose("date", { type: "DateTime", nullable: true }),
    trackCount: t.int({
      description: "Tracks of it that this viewer can see.",
      resolve: ({ id, trackCount }, _args, context) => trackCount ?? trackCounts(context).load(id),
    }),
    coverUrl: t.string({
      args: {
        width: t.arg.int({ required: false, description: "At least so many pixels, as far as there are." }),
      },
      resolve: ({ id, coverKey, genre }, { width }) => coverUrl(coverKey, id, genre, width ?? undefined),
    }),
    artists: t.field({
      type: [Artist],
      resolve: ({ id, artists }, _args, context) => artists ?? artistsOfRelease(context).load(id),
    }),
    artistNames: t.stringList({
      resolve: async ({ id, artists }, _args, context) =>
        (artists ?? (await artistsOfRelease(context).load(id))).map(({ name }) => name),
    }),
    workspaceId: t.id({ resolve: (release) => encodeGlobalID("Workspace", release.workspaceId) }),
  }),
});

builder.queryField("newReleases", (t) =>
  t.connection(
    {
      type: Release,
      description: "What the public can hear, newest first.",
      authScopes: { public: true },
      resolve: async (_root, args, { db }) => ({
        totalCount: () => countNewReleases(db),
        ...(await resolveCursorConnection(
          {
            args,
            defaultSize: 20,
            maxSize: LIMITS.pageSize,
            toCursor: (release: ReleaseRow) => cursorAt(release.date!, release.id),
          },
          (page: ResolveCursorConnectionArgs) => listNewReleases(db, page),
        )),
      }),
    },
    { name: "ReleaseConnection" },
    { name: "ReleaseConnectionEdge" },
  ),
);
