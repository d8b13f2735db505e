import { deletePlaylistRow } from "../../db/playlists/playlists.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { lockOwn, OWN_LIST } from "./lockFilled.ts";
import { Playlist } from "./Playlist.ts";

export const deletePlaylist = verb("deletePlaylist", {
  unaudited: OWN_LIST,
  async run(act, { id }: { id: string }) {
    await lockOwn(act, id);
    await deletePlaylistRow(act.trx, id);
    act.publish("playlistChanged", id, {});
    return act.done({});
  },
});

builder.relayMutationField(
  "deletePlaylist",
  { inputFields: (t) => ({ id: t.globalID({ for: Playlist }) }) },
  {
    description: "Deletes a playlist of the person's, for everybody who fills or reads it.",
    verb: deletePlaylist,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, deletePlaylist, { id: input.id.id }),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
