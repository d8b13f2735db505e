import { newId } from "../../db/ids.ts";
import { problem } from "../../domain/words/refusal.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { linkToken } from "../links/newLink.ts";
import { changed, lockOwn, OWN_LIST } from "./lockFilled.ts";
import { Playlist } from "./Playlist.ts";

const openPlaylistInvitation = verb("openPlaylistInvitation", {
  unaudited: OWN_LIST,
  async run(act, { id }: { id: string }) {
    const playlist = await lockOwn(act, id);
    if (playlist.rule !== null) throw new InvalidInput(problem("id", "playlists.smart"));
    if (playlist.invitationId !== null) return act.unchanged({ id });
    const invitationId = newId();
    const invitationTokenHash = hashOfToken(linkToken(act.signer, "playlist-invitation", invitationId));
    return changed(act, id, { invitationId, invitationTokenHash });
  },
});

const revokePlaylistInvitation = verb("revokePlaylistInvitation", {
  unaudited: OWN_LIST,
  async run(act, { id }: { id: string }) {
    const playlist = await lockOwn(act, id);
    if (playlist.invitationId === null) return act.unchanged({ id });
    return changed(act, id, { invitationId: null, invitationTokenHash: null });
  },
});

builder.relayMutationField(
  "openPlaylistInvitation",
  { inputFields: (t) => ({ id: t.globalID({ for: Playlist }) }) },
  {
    description: "Makes the link by which others join those who fill the playlist. One that is there stays.",
    verb: openPlaylistInvitation,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id } }, context, info) =>
      perform(context, info, openPlaylistInvitation, { id: id.id }),
  },
  {
    outputFields: (t) => ({ playlist: t.field({ type: Playlist, nullable: true, resolve: ({ id }) => id }) }),
  },
);

builder.relayMutationField(
  "revokePlaylistInvitation",
  { inputFields: (t) => ({ id: t.globalID({ for: Playlist }) }) },
  {
    description: "Ends the link. Whoever joined by it stays.",
    verb: revokePlaylistInvitation,
    authScopes: { signedIn: true },
    errors: { types: [NotFound] },
    resolve: (_root, { input: { id } }, context, info) =>
      perform(context, info, revokePlaylistInvitation, { id: id.id }),
  },
  {
    outputFields: (t) => ({ playlist: t.field({ type: Playlist, nullable: true, resolve: ({ id }) => id }) }),
  },
);
