import { deletePlaylistItems } from "../../db/playlists/items.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { uuidsIn } from "./fields.ts";
import { changed, lockFilled, OWN_LIST } from "./lockFilled.ts";
import { Playlist } from "./Playlist.ts";

export const removeFromPlaylist = verb("removeFromPlaylist", {
  unaudited: OWN_LIST,
  async run(act, { id, itemIds }: { id: string; itemIds: readonly string[] }) {
    await lockFilled(act, id);
    if ((await deletePlaylistItems(act.trx, id, itemIds)) === 0) return act.unchanged({ id });
    return changed(act, id);
  },
});

builder.relayMutationField(
  "removeFromPlaylist",
  { inputFields: (t) => ({ id: t.globalID({ for: Playlist }), itemIds: t.stringList() }) },
  {
    description:
      "Takes items out of a playlist that the person owns or fills. One that is gone already stays gone.",
    verb: removeFromPlaylist,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, itemIds } }, context, info) =>
      perform(context, info, removeFromPlaylist, { id: id.id, itemIds: uuidsIn(itemIds) }),
  },
  {
    outputFields: (t) => ({ playlist: t.field({ type: Playlist, nullable: true, resolve: ({ id }) => id }) }),
  },
);
