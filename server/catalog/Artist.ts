import type { GraphQLResolveInfo } from "graphql";
import {
  ARTIST_COLUMN_NAMES,
  type ArtistColumn,
  type ArtistRow,
  countFollowers,
  findArtists,
  listWorkspaceArtists,
} from "../../db/catalog/artists.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { type Columns, columnsFor, selects } from "../graphql/selects.ts";
import { Workspace } from "../workspaces/Workspace.ts";

export const Artist = builder.loadableNodeRef("Artist", {
  id: { resolve: (artist: ArtistRow) => artist.id },
  load: (ids: string[], { db, viewer }) => findArtists(db, ids, workspacesOf(viewer)),
  sort: (artist: ArtistRow) => artist.id,
});

const COLUMNS: Columns<ArtistColumn> = {
  type: "Artist",
  shown: { id: ["id"], name: ["name"], verified: ["verified"], workspaceId: ["workspaceId"] },
  always: ["id"],
  all: ARTIST_COLUMN_NAMES,
};

/** The columns that the operation asks for of the artists of the thing at this path, by whichever field. */
export function artistColumns(info: GraphQLResolveInfo, ...path: string[]): readonly ArtistColumn[] {
  const columns = columnsFor(info, [...path, "artists"], COLUMNS);
  if (!selects(info, ...path, "artistNames")) return columns;
  return columns.includes("name") ? columns : [...columns, "name"];
}

const followers = perRequest(async (ids, { db }) => {
  const counts = new Map((await countFollowers(db, ids)).map(({ artistId, count }) => [artistId, count]));
  return ids.map((id) => counts.get(id) ?? 0);
});

Artist.implement({
  description: "A name that music is made under.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    name: t.exposeString("name"),
    avatarUrl: t.string({
      nullable: true,
      resolve: ({ avatarKey }) => (avatarKey ? `/covers/${avatarKey}` : null),
    }),
    followerCount: t.int({
      resolve: ({ id, followerCount }, _args, context) => followerCount ?? followers(context).load(id),
    }),
    verified: t.exposeBoolean("verified"),
    workspaceId: t.id({ resolve: (artist) => encodeGlobalID("Workspace", artist.workspaceId) }),
  }),
});

builder.objectField(Workspace, "artists", (t) =>
  t.field({
    type: [Artist],
    description: "The names this workspace has credited so far, for completion while typing.",
    resolve: ({ id }, _args, { db }) => listWorkspaceArtists(db, id),
  }),
);
