import { type ResolveCursorConnectionArgs, resolveCursorConnection } from "@pothos/plugin-relay";
import { cursorAt } from "../../db/keyset.ts";
import type { PlaylistRow } from "../../db/playlists/playlists.ts";
import { countShownPlaylists, listShownPlaylists } from "../../db/playlists/shown.ts";
import { builder } from "../graphql/builder.ts";
import { LIMITS } from "../graphql/limits.ts";
import { Collection } from "../library/Collection.ts";
import { Playlist } from "./Playlist.ts";

builder.objectField(Collection, "playlists", (t) =>
  t.connection({
    type: Playlist,
    description: "Their own that everybody may find, the last changed first.",
    resolve: async ({ userId }, args, { db, viewer }) => ({
      totalCount: () => countShownPlaylists(db, userId),
      ...(await resolveCursorConnection(
        {
          ...{ args, defaultSize: 12, maxSize: LIMITS.pageSize },
          toCursor: ({ updatedAt, id }: PlaylistRow) => cursorAt(updatedAt, id),
        },
        (page: ResolveCursorConnectionArgs) => listShownPlaylists(db, userId, viewer?.userId ?? null, page),
      )),
    }),
  }),
);
