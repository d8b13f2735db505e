import { insertCollaborator, listCollaborators } from "../../db/playlists/collaborators.ts";
import { findInvitedPlaylist, lockInvitedPlaylist } from "../../db/playlists/playlists.ts";
import { COLLABORATORS_MAX, playlistPath } from "../../domain/playlists/playlist.ts";
import { problem } from "../../domain/words/refusal.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { userOf } from "../acting/actor.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { changed, OWN_LIST } from "./lockFilled.ts";
import { Playlist } from "./Playlist.ts";

const PlaylistInvitation = builder
  .objectRef<{ id: string; title: string; ownerName: string }>("PlaylistInvitation")
  .implement({
    description: "What a link offers to whoever holds its secret: to fill a playlist with others.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      title: t.exposeString("title"),
      ownerName: t.exposeString("ownerName"),
      path: t.string({ resolve: ({ id }) => playlistPath(id) }),
    }),
  });

builder.queryField("playlistInvitation", (t) =>
  t.field({
    type: PlaylistInvitation,
    nullable: true,
    description: "What the link with this secret offers; null once it is revoked.",
    args: { secret: t.arg.string() },
    authScopes: { signedIn: true },
    resolve: async (_root, { secret }, { db }) =>
      (await findInvitedPlaylist(db, hashOfToken(secret))) ?? null,
  }),
);

const joinPlaylist = verb("joinPlaylist", {
  unaudited: OWN_LIST,
  async run(act, { secret }: { secret: string }) {
    const { userId } = userOf(act.actor);
    const playlist = await lockInvitedPlaylist(act.trx, hashOfToken(secret), userId);
    if (!playlist) throw new NotFound();
    const { id } = playlist;
    if (playlist.ownerId === userId || playlist.isCollaborator) return act.unchanged({ id });
    if ((await listCollaborators(act.trx, [id])).length >= COLLABORATORS_MAX)
      throw new InvalidInput(problem("secret", "playlists.tooManyCollaborators", { max: COLLABORATORS_MAX }));
    await insertCollaborator(act.trx, { playlistId: id, userId, joinedAt: act.now });
    return changed(act, id);
  },
});

builder.relayMutationField(
  "joinPlaylist",
  { inputFields: (t) => ({ secret: t.string() }) },
  {
    description: "Joins those who fill the playlist that the link is of.",
    verb: joinPlaylist,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input }, context, info) => perform(context, info, joinPlaylist, input),
  },
  {
    outputFields: (t) => ({ playlist: t.field({ type: Playlist, nullable: true, resolve: ({ id }) => id }) }),
  },
);
