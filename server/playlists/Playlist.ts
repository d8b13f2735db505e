import { listPlaylistSizes, type PlaylistSize } from "../../db/playlists/items.ts";
import { findPlaylists, listPlaylistsOf, type PlaylistRow } from "../../db/playlists/playlists.ts";
import {
  PLAYLIST_VISIBILITIES,
  type PlaylistVisibility,
  playlistPath,
} from "../../domain/playlists/playlist.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { coverUrl } from "../catalog/coverUrl.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { uuidsIn } from "./fields.ts";
import { smartItems } from "./smartItems.ts";

export const PlaylistVisibilityEnum = builder.enumType("PlaylistVisibility", {
  values: PLAYLIST_VISIBILITIES,
});

/** Covers made of four pieces. */
const PIECES = 4;
const PIECE_WIDTH = 320;

export const Playlist = builder.loadableNodeRef("Playlist", {
  id: { resolve: (playlist: PlaylistRow) => playlist.id },
  load: (ids: string[], { db, viewer }) => findPlaylists(db, ids, viewer?.userId ?? null),
  sort: (playlist: PlaylistRow) => playlist.id,
});

export const isOwn = ({ ownerId }: PlaylistRow, { viewer }: Pick<Context, "viewer">): boolean =>
  viewer?.userId === ownerId;

/** Whether the reader adds, removes and moves: the owner and those who fill it with them. */
export const mayFill = (playlist: PlaylistRow, context: Pick<Context, "viewer">): boolean =>
  isOwn(playlist, context) || playlist.isCollaborator;

const sizes = perRequest<PlaylistSize>(async (ids, { db }) => {
  const rows = new Map((await listPlaylistSizes(db, ids)).map((row) => [row.playlistId, row]));
  return ids.map((id) => rows.get(id) ?? { playlistId: id, items: 0, covers: [] });
});

async function coversOf({ id, rule }: PlaylistRow, context: Context) {
  if (rule === null) return (await sizes(context).load(id)).covers;
  const items = await smartItems(context, rule, PIECES * PIECES);
  const covers = items.map(({ coverKey, releaseId, trackId, genre }) => ({
    coverKey,
    id: releaseId ?? trackId,
    genre,
  }));
  return [...new Map(covers.map((cover) => [cover.id, cover])).values()].slice(0, PIECES);
}

Playlist.implement({
  description: "Tracks in an order that people give them, or that a rule finds.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    title: t.exposeString("title"),
    description: t.exposeString("description"),
    visibility: t.field({
      type: PlaylistVisibilityEnum,
      resolve: ({ visibility }) => visibility as PlaylistVisibility,
    }),
    folder: t.string({
      nullable: true,
      description: "Where its owner keeps it among theirs; null to everybody else.",
      resolve: (playlist, _args, context) => (isOwn(playlist, context) ? playlist.folder : null),
    }),
    rule: t.exposeString("rule", {
      nullable: true,
      description:
        "In the search's own words, such as genre:jazz bpm:90-110: it fills itself by it. Null where people do.",
    }),
    version: t.exposeInt("version", { description: "Counts on with each change, its items included." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    path: t.string({ resolve: ({ id }) => playlistPath(id) }),
    isOwn: t.boolean({ resolve: (playlist, _args, context) => isOwn(playlist, context) }),
    mayFill: t.boolean({
      description: "Whether this viewer adds, removes and moves.",
      resolve: (playlist, _args, context) => mayFill(playlist, context),
    }),
    itemCount: t.int({
      description: "Items that people put there; 0 where a rule fills it.",
      resolve: async ({ id }, _args, context) => (await sizes(context).load(id)).items,
    }),
    coverUrls: t.stringList({
      description: "Up to four pictures of what is in it.",
      resolve: async (playlist, _args, context) =>
        (await coversOf(playlist, context)).map(({ coverKey, id, genre }) =>
          coverUrl(coverKey, id, genre, PIECE_WIDTH),
        ),
    }),
  }),
});

builder.queryField("playlist", (t) =>
  t.field({
    type: Playlist,
    nullable: true,
    description: "By the id in its address. Null for missing and private ones alike.",
    args: { id: t.arg.string() },
    authScopes: { public: true },
    resolve: (_root, { id }) => uuidsIn([id])[0] ?? null,
  }),
);

builder.objectField(Viewer, "playlists", (t) =>
  t.field({
    type: [Playlist],
    description: "Playlists that the person made or fills with others, the last changed first.",
    resolve: ({ userId }, _args, { db }) => listPlaylistsOf(db, userId),
  }),
);
