import { findPlaylists } from "../../db/playlists/playlists.ts";
import { refusal } from "../../domain/words/refusal.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { failure } from "../graphql/failure.ts";
import { Playlist } from "./Playlist.ts";

builder.subscriptionField("playlistChanged", (t) =>
  t.field({
    type: Playlist,
    nullable: true,
    description:
      "Every change of a playlist that the person may read. Null once it is gone, or no longer for them.",
    args: { id: t.arg.globalID({ for: Playlist }) },
    authScopes: { signedIn: true },
    subscribe: async (_root, { id: { id } }, context) => {
      const [playlist] = await findPlaylists(context.db, [id], signedIn(context).userId);
      if (!playlist) throw failure("NOT_FOUND", refusal("general.notFound"));
      return context.services.events.subscribe("playlistChanged", id);
    },
    resolve: (_change, { id }) => id.id,
  }),
);
