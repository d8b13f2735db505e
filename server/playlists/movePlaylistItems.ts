import { findOrderGap, listPresentItems, moveItems } from "../../db/playlists/items.ts";
import { orderKeys } from "../../domain/playlists/orderKey.ts";
import { perform } from "../acting/perform.ts";
import { verb } from "../acting/verb.ts";
import { builder } from "../graphql/builder.ts";
import { InvalidInput, NotFound } from "../graphql/errors.ts";
import { uuidsIn } from "./fields.ts";
import { changed, lockFilled, OWN_LIST } from "./lockFilled.ts";
import { Playlist } from "./Playlist.ts";

interface Given {
  id: string;
  itemIds: readonly string[];
  beforeId: string | null;
}

// Only what moves is written, so two people who move different songs both have their way; of one song the later has.
export const movePlaylistItems = verb("movePlaylistItems", {
  unaudited: OWN_LIST,
  async run(act, { id, itemIds, beforeId }: Given) {
    await lockFilled(act, id);
    const present = await listPresentItems(act.trx, id, itemIds);
    if (present.length === 0) return act.unchanged({ id });
    const { before, after } = await findOrderGap(act.trx, id, beforeId, present);
    const keys = orderKeys(before, after, present.length);
    await moveItems(
      act.trx,
      id,
      present.map((itemId, at) => ({ id: itemId, orderKey: keys[at]! })),
    );
    return changed(act, id);
  },
});

builder.relayMutationField(
  "movePlaylistItems",
  {
    inputFields: (t) => ({
      id: t.globalID({ for: Playlist }),
      itemIds: t.stringList({ description: "In the order in which they are to stand." }),
      beforeId: t.string({
        required: false,
        description: "The item that they come before; at the end without one, and where it is gone.",
      }),
    }),
  },
  {
    description: "Moves items of a playlist that the person owns or fills. One that is gone stays gone.",
    verb: movePlaylistItems,
    authScopes: { signedIn: true },
    errors: { types: [InvalidInput, NotFound] },
    resolve: (_root, { input: { id, itemIds, beforeId } }, context, info) =>
      perform(context, info, movePlaylistItems, {
        id: id.id,
        itemIds: uuidsIn(itemIds),
        beforeId: uuidsIn([beforeId ?? ""])[0] ?? null,
      }),
  },
  {
    outputFields: (t) => ({ playlist: t.field({ type: Playlist, nullable: true, resolve: ({ id }) => id }) }),
  },
);
