import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { Track } from "../catalog/Track.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { type Additions, addItems } from "./addItems.ts";
import { uuidsIn } from "./fields.ts";
import { changed, lockFilled, OWN_LIST } from "./lockFilled.ts";
import { Playlist } from "./Playlist.ts";

export const addToPlaylist = verb("addToPlaylist", {
  unaudited: OWN_LIST,
  async run(act, { id, ...additions }: Additions & { id: string }) {
    await lockFilled(act, id);
    if ((await addItems(act, id, additions)) === 0) return act.unchanged({ id });
    return changed(act, id);
  },
});

builder.relayMutationField(
  "addToPlaylist",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Playlist }),
      trackIds: t.globalIDList({ for: Track }),
      itemIds: t.stringList({
        required: false,
        description:
          "One for each track: UUIDv7, made by the client. An item that is there already stays as it is.",
      }),
      beforeId: t.string({
        required: false,
        description: "The item that they come before; at the end without one, and where it is gone.",
      }),
    }),
  },
  {
    description:
      "Puts tracks into a playlist that the person owns or fills; the same track may be there twice.",
    verb: addToPlaylist,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, trackIds, itemIds, beforeId } }, context, info) =>
      perform(context, info, addToPlaylist, {
        id: id.id,
        trackIds: trackIds.map(({ id }) => id),
        itemIds: itemIds ?? undefined,
        beforeId: uuidsIn([beforeId ?? ""])[0] ?? null,
      }),
  },
  {
    outputFields: (t) => ({ playlist: t.field({ type: Playlist, nullable: true, resolve: ({ id }) => id }) }),
  },
);
