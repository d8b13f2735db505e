import { countPlaylists, insertPlaylist } from "../../db/playlists/playlists.ts";
import { PLAYLISTS_MAX } from "../../domain/playlists/playlist.ts";
import { problem } from "../../domain/words/refusal.ts";
import { Viewer } from "../accounts/Viewer.ts";
import { userOf } from "../acting/actor.ts";
import { idTaken, MADE_ID, madeId } from "../acting/madeId.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { signedIn } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";
import { addItems } from "./addItems.ts";
import { checkedFields, type PlaylistFields } from "./fields.ts";
import { OWN_LIST } from "./lockFilled.ts";
import { Playlist, PlaylistVisibilityEnum } from "./Playlist.ts";

interface Given extends PlaylistFields {
  id: string | undefined;
  title: string;
  trackIds: readonly string[];
  itemIds: readonly string[] | undefined;
}

export const createPlaylist = verb("createPlaylist", {
  unaudited: OWN_LIST,
  taken: idTaken("playlist"),
  async run(act, { id: made, trackIds, itemIds, ...given }: Given) {
    const { userId } = userOf(act.actor);
    const id = madeId(made);
    const { title = "", ...fields } = checkedFields(given);
    if ((await countPlaylists(act.trx, userId)) >= PLAYLISTS_MAX)
      throw new InvalidInput(problem("title", "playlists.tooMany", { max: PLAYLISTS_MAX }));
    if (fields.rule !== undefined && trackIds.length > 0)
      throw new InvalidInput(problem("trackIds", "playlists.smart"));
    await insertPlaylist(act.trx, {
      ...{ id, ownerId: userId, title, createdAt: act.now, updatedAt: act.now },
      ...fields,
    });
    await addItems(act, id, { trackIds, itemIds, beforeId: null });
    return act.done({ id });
  },
});

builder.relayMutationField(
  "createPlaylist",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Playlist, ...MADE_ID }),
      title: t.string(),
      description: t.string({ required: false }),
      visibility: t.field({ type: PlaylistVisibilityEnum, required: false }),
      folder: t.string({ required: false }),
      rule: t.string({
        required: false,
        description: "In the search's own words: it fills itself by it, and nobody adds anything by hand.",
      }),
      trackIds: t.globalIDList({ for: Track, required: false }),
      itemIds: t.stringList({
        required: false,
        description: "One for each track: UUIDv7, made by the client.",
      }),
    }),
  },
  {
    description: "A new playlist of the person's, private unless they say otherwise.",
    verb: createPlaylist,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input: { id, trackIds, itemIds, ...given } }, context, info) =>
      perform(context, info, createPlaylist, {
        ...given,
        id: id?.id,
        trackIds: (trackIds ?? []).map(({ id }) => id),
        itemIds: itemIds ?? undefined,
      }),
  },
  {
    outputFields: (t) => ({
      playlist: t.field({ type: Playlist, nullable: true, resolve: ({ id }) => id }),
      viewer: t.field({ type: Viewer, resolve: (_done, _args, context) => signedIn(context) }),
    }),
  },
);
