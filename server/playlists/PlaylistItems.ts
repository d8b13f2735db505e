import { listShownPeople, type ShownPerson } from "../../db/playlists/collaborators.ts";
import { listPlaylistItems, type PlaylistItemRow } from "../../db/playlists/items.ts";
import { wholeTitle } from "../../domain/publicPages/titles.ts";
import { trackCoverUrl } from "../catalog/coverUrl.ts";
import { builder } from "../graphql/builder.ts";
import { workspacesOf } from "../graphql/context.ts";
import { encodeGlobalID } from "../graphql/globalId.ts";
import { GUARDED_BY_LOADER } from "../graphql/guarded.ts";
import { perRequest } from "../graphql/perRequest.ts";
import { trackPages } from "../publicPages/releasePages.ts";
import { mayFill, Playlist } from "./Playlist.ts";
import { smartItems } from "./smartItems.ts";

/** Covers of lines: twice their size, for the sharpest screens. */
const LINE_COVER = 96;

interface Items {
  rows: readonly PlaylistItemRow[];
  /** Whether the reader may know who added what. */
  namesAdders: boolean;
}

const people = perRequest<ShownPerson | null>(async (ids, { db }) => {
  const rows = new Map((await listShownPeople(db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => rows.get(id) ?? null);
});

// As in a library: a column is one value for the browser's store, where a node for each line would be five thousand.
const PlaylistItems = builder.objectRef<Items>("PlaylistItems").implement({
  description: "What is in a playlist, in order, as columns of equal length.",
  extensions: { guardedBy: GUARDED_BY_LOADER },
  fields: (t) => ({
    ids: t.stringList({
      description: "Of the items, as they were made: the same track may be there twice.",
      resolve: ({ rows }) => rows.map(({ itemId }) => itemId),
    }),
    trackIds: t.idList({
      resolve: ({ rows }) => rows.map(({ trackId }) => encodeGlobalID("Track", trackId)),
    }),
    available: t.booleanList({
      description: "Whether this viewer may hear the track; all else of one that they may not is empty.",
      resolve: ({ rows }) => rows.map(({ isAvailable }) => isAvailable),
    }),
    titles: t.stringList({ resolve: ({ rows }) => rows.map(wholeTitle) }),
    artists: t.stringList({ resolve: ({ rows }) => rows.map(({ artistNames }) => artistNames.join(", ")) }),
    isrcs: t.stringList({ resolve: ({ rows }) => rows.map(({ isrc }) => isrc ?? "") }),
    durations: t.intList({
      description: "Seconds.",
      resolve: ({ rows }) => rows.map(({ durationMs }) => Math.round(durationMs / 1000)),
    }),
    coverUrls: t.stringList({
      resolve: ({ rows }) => rows.map((row) => trackCoverUrl({ ...row, id: row.trackId }, LINE_COVER)),
    }),
    pagePaths: t.stringList({
      description: "Empty where nobody finds it.",
      resolve: ({ rows }, _args, context) =>
        Promise.all(
          rows.map(async ({ trackId, isAvailable }) =>
            isAvailable ? ((await trackPages(context).load(trackId)) ?? "") : "",
          ),
        ),
    }),
    addedBy: t.stringList({
      description:
        "Names, for those who fill the playlist; empty for everybody else, and where the person is gone.",
      resolve: ({ rows, namesAdders }, _args, context) =>
        Promise.all(
          rows.map(async ({ addedBy }) =>
            namesAdders && addedBy ? ((await people(context).load(addedBy))?.name ?? "") : "",
          ),
        ),
    }),
    addedAt: t.field({ type: ["DateTime"], resolve: ({ rows }) => rows.map(({ addedAt }) => addedAt) }),
  }),
});

builder.objectFields(Playlist, (t) => ({
  items: t.field({
    type: PlaylistItems,
    resolve: async (playlist, _args, context) => ({
      rows:
        playlist.rule === null
          ? await listPlaylistItems(context.db, playlist.id, workspacesOf(context.viewer))
          : await smartItems(context, playlist.rule),
      namesAdders: mayFill(playlist, context),
    }),
  }),
  ownerName: t.string({
    nullable: true,
    description: "Whose it is, where they show a page or the viewer fills it with them.",
    resolve: async (playlist, _args, context) => {
      const owner = await people(context).load(playlist.ownerId);
      return owner && (owner.handle !== null || mayFill(playlist, context)) ? owner.name : null;
    },
  }),
  ownerPath: t.string({
    nullable: true,
    description: "Their page; null where they show none.",
    resolve: async ({ ownerId }, _args, context) => {
      const handle = (await people(context).load(ownerId))?.handle;
      return handle ? `/@${handle}` : null;
    },
  }),
}));
