import { deleteCollaborator } from "../../db/playlists/collaborators.ts";
import { lockPlaylist } from "../../db/playlists/playlists.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { type Act, verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { NotFound } from "../graphql/errors.ts";
import { uuidsIn } from "./fields.ts";
import { changed, lockOwn, OWN_LIST } from "./lockFilled.ts";
import { Playlist } from "./Playlist.ts";

async function takeOut(act: Act<[]>, id: string, userId: string | null) {
  if (userId === null || !(await deleteCollaborator(act.trx, id, userId))) return act.unchanged({ id });
  return changed(act, id);
}

const removeCollaborator = verb("removePlaylistCollaborator", {
  unaudited: OWN_LIST,
  async run(act, { id, userId }: { id: string; userId: string }) {
    await lockOwn(act, id);
    return takeOut(act, id, uuidsIn([userId])[0] ?? null);
  },
});

const leavePlaylist = verb("leavePlaylist", {
  unaudited: OWN_LIST,
  async run(act, { id }: { id: string }) {
    const { userId } = userOf(act.actor);
    const playlist = await lockPlaylist(act.trx, id, userId);
    // Its owner cannot leave it, only delete it.
    if (!playlist?.isCollaborator) throw new NotFound();
    return takeOut(act, id, userId);
  },
});

builder.relayMutationField(
  "removePlaylistCollaborator",
  { inputFields: (t) => ({ id: t.globalID({ for: Playlist }), userId: t.id() }) },
  {
    description: "Somebody no longer fills the owner's playlist; what they added stays.",
    verb: removeCollaborator,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id, userId } }, context, info) =>
      perform(context, info, removeCollaborator, { id: id.id, userId: String(userId) }),
  },
  {
    outputFields: (t) => ({ playlist: t.field({ type: Playlist, nullable: true, resolve: ({ id }) => id }) }),
  },
);

builder.relayMutationField(
  "leavePlaylist",
  { inputFields: (t) => ({ id: t.globalID({ for: Playlist }) }) },
  {
    description: "The person no longer fills somebody else's playlist; what they added stays.",
    verb: leavePlaylist,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id } }, context, info) =>
      perform(context, info, leavePlaylist, { id: id.id }),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
