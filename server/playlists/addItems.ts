import {
  countPlaylistItems,
  findOrderGap,
  insertPlaylistItems,
  listHearable,
  listPresentItems,
} from "../../db/playlists/items.ts";
import { orderKeys } from "../../domain/playlists/orderKey.ts";
import { PLAYLIST_ITEMS_MAX } from "../../domain/playlists/playlist.ts";
import { problem } from "../../domain/words/refusal.ts";
import { userOf } from "../acting/actor.ts";
import { madeId } from "../acting/madeId.ts";
import type { Act } from "../acting/verb.ts";
import { workspacesOf } from "../graphql/context.ts";
import { InvalidInput } from "../graphql/errors.ts";

export interface Additions {
  trackIds: readonly string[];
  /** Made by the client, one for each track. */
  itemIds: readonly string[] | undefined;
  /** The item that they come before; at the end without one, and where it is gone. */
  beforeId: string | null;
}

/** Puts tracks into a playlist that is held. Additions that are there already stay. Returns how many are new. */
export async function addItems(act: Act, playlistId: string, given: Additions): Promise<number> {
  const { trackIds, itemIds, beforeId } = given;
  const { trx, actor, now } = act;
  const viewer = userOf(actor);
  if (itemIds && itemIds.length !== trackIds.length)
    throw new InvalidInput(problem("itemIds", "playlists.itemsUneven"));
  if (trackIds.length > PLAYLIST_ITEMS_MAX) throw full();
  const items = trackIds.map((trackId, at) => ({ id: madeId(itemIds?.[at], "itemIds"), trackId }));
  const ids = items.map(({ id }) => id);
  const present = new Set(await listPresentItems(trx, playlistId, ids));
  const added = items.filter(({ id }, at) => !present.has(id) && ids.indexOf(id) === at);
  if (added.length === 0) return 0;
  const wanted = [...new Set(added.map(({ trackId }) => trackId))];
  const hearable = await listHearable(trx, wanted, workspacesOf(viewer));
  if (hearable.size < wanted.length) throw new InvalidInput(problem("trackIds", "playlists.noSuchTrack"));
  if ((await countPlaylistItems(trx, playlistId)) + added.length > PLAYLIST_ITEMS_MAX) throw full();
  const { before, after } = await findOrderGap(trx, playlistId, beforeId, []);
  const keys = orderKeys(before, after, added.length);
  return insertPlaylistItems(
    trx,
    playlistId,
    added.map((item, at) => ({ ...item, orderKey: keys[at]! })),
    { addedBy: viewer.userId, addedAt: now },
  );
}

const full = () => new InvalidInput(problem("trackIds", "playlists.full", { max: PLAYLIST_ITEMS_MAX }));
