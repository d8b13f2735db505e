import * as v from "valibot";
import {
  findPlaylists,
  lockPlaylists,
  type PlaylistRow,
  writePlaylists,
} from "../../db/playlists/playlists.ts";
import { isId } from "../../domain/isId.ts";
import { mergeItems, unmovedBetween } from "../../domain/sync/mergeItems.ts";
import { userOf } from "../acting/actor.ts";
import { idTaken } from "../acting/madeId.ts";
import { type Act, verb } from "../acting/verb.ts";
import { NotFound } from "../graphql/errors.ts";
import { addToPlaylist } from "../playlists/addToPlaylist.ts";
import { createPlaylist } from "../playlists/createPlaylist.ts";
import { mustBeOwn } from "../playlists/lockFilled.ts";
import { movePlaylistItems } from "../playlists/movePlaylistItems.ts";
import { removeFromPlaylist } from "../playlists/removeFromPlaylist.ts";
import { checkedChange } from "../playlists/updatePlaylist.ts";
import { Malformed, type Outcome } from "./calls.ts";
import { docsTouched } from "./docsTouched.ts";
import { checkedEdit, type Edit, type EditOf, isEmpty, merged } from "./edit.ts";
import { Items, PLAYLIST_FIELDS } from "./fields.ts";
import { keepOverwritten, SAID_BY_ITS_VERB } from "./keepOverwritten.ts";

type Item = v.InferOutput<typeof Items>[number];

/** An edit of a playlist that was made without a network: its words by field, its songs brought together with those of others. */
export const savePlaylistEdit = verb("savePlaylistEdit", {
  unaudited: SAID_BY_ITS_VERB,
  async run(act, asked: EditOf) {
    const { id } = asked;
    return (await saveEdits(act, [asked])) ? act.done<Outcome>({ id }) : act.unchanged<Outcome>({ id });
  },
  async runEach(act, asked) {
    const outcomes = asked.map(({ id }): Outcome => ({ id }));
    return (await saveEdits(act, asked)) ? act.done(outcomes) : act.unchanged(outcomes);
  },
});

/** Edits of different playlists, all of which are right, or refused. Whether any of them changed something. */
async function saveEdits(act: Act, asked: readonly EditOf[]): Promise<boolean> {
  const { trx, actor, now } = act;
  const ids = asked.map(({ id }) => id);
  const held = new Map((await lockPlaylists(trx, ids, userOf(actor).userId)).map((row) => [row.id, row]));
  if (held.size < ids.length) throw new NotFound();
  const filled = await docsTouched(act, "playlist", "items", asked);
  const written: PlaylistRow[] = [];
  let isSaid = false;
  const edits = asked.map(({ id, edit }) => ({
    id,
    edit: checkedEdit(edit, PLAYLIST_FIELDS),
    theirs: filled.get(id) ?? { ...held.get(id)! },
  }));
  for (const { id, edit, theirs } of edits) {
    const words = edit.changed!.filter((field) => field !== "items");
    const { write, overwritten } = merged({ ...edit, changed: words }, theirs);
    await keepOverwritten(act, "playlistId", id, overwritten);
    if (isEmpty(write)) continue;
    isSaid = true;
    const playlist = mustBeOwn(act, held.get(id));
    const change = checkedChange(playlist, wordsOf(write));
    if (change) written.push({ ...playlist, ...change });
  }
  if (written.length > 0) await writePlaylists(trx, written, now);
  for (const { id } of written) act.publish("playlistChanged", id, {});
  for (const { id, edit, theirs } of edits) {
    if (!edit.changed!.includes("items") || edit.fields.items === undefined) continue;
    const base = baseOf(edit, theirs);
    if (await placeItems(act, id, base, edit.fields.items, theirs.items as Item[])) isSaid = true;
  }
  return isSaid;
}

/** What stood in the list when the edit was made. Where nobody remembers nothing did, so that nothing is taken out. */
function baseOf({ base, version }: Edit, theirs: Record<string, unknown>): Item[] {
  if (base?.items === undefined) return version === theirs.version ? (theirs.items as Item[]) : [];
  if (!v.is(Items, base.items)) throw new Malformed("The items of the base have another shape.", 422);
  return base.items;
}

/** An empty folder stands for none, as in `updatePlaylist`. */
function wordsOf({ folder, ...words }: Record<string, any>) {
  return { ...words, ...(folder !== undefined && { folder: folder ?? "" }) };
}

/** Brings the list to where both people's changes leave it, with as few moves as possible. Whether there was anything to do. */
async function placeItems(
  act: Act,
  id: string,
  base: Item[],
  mine: Item[],
  theirs: Item[],
): Promise<boolean> {
  const wanted = mergeItems(base, mine, theirs);
  const isWanted = new Set(wanted.map((item) => item.id));
  const isThere = new Set(theirs.map((item) => item.id));
  const gone = theirs.filter((item) => !isWanted.has(item.id)).map((item) => item.id);
  const fresh = wanted.filter((item) => !isThere.has(item.id));
  if (gone.length > 0) await act.runWithin(removeFromPlaylist, { id, itemIds: gone });
  // New songs come together to where the last of them stands; what is not right then is moved.
  const last = fresh.length > 0 ? wanted.indexOf(fresh.at(-1)!) : -1;
  const beforeId = wanted[last + 1]?.id ?? null;
  if (fresh.length > 0)
    await act.runWithin(addToPlaylist, {
      ...{ id, beforeId, itemIds: fresh.map((item) => item.id) },
      trackIds: fresh.map(({ trackId }) => trackId),
    });
  const left = theirs.filter((item) => isWanted.has(item.id)).map((item) => item.id);
  const at = beforeId === null ? left.length : left.indexOf(beforeId);
  const standing = [...left.slice(0, at), ...fresh.map((item) => item.id), ...left.slice(at)];
  const runs = movesBetween(
    standing,
    wanted.map((item) => item.id),
  );
  for (const run of runs) await act.runWithin(movePlaylistItems, { id, ...run });
  return gone.length > 0 || fresh.length > 0 || runs.length > 0;
}

/** The moves that bring one order to another, from the end on: what follows a run stands already. */
function movesBetween(from: readonly string[], to: readonly string[]) {
  const unmoved = unmovedBetween(from, to);
  const runs: { itemIds: string[]; beforeId: string | null }[] = [];
  for (let at = to.length - 1; at >= 0; at--) {
    const id = to[at]!;
    if (unmoved.has(id)) continue;
    const next = to[at + 1] ?? null;
    const run = runs.at(-1);
    if (run && run.itemIds[0] === next) run.itemIds.unshift(id);
    else runs.push({ itemIds: [id], beforeId: next });
  }
  return runs;
}

async function isOwnPlaylist(act: Act, id: string): Promise<boolean> {
  const { userId } = userOf(act.actor);
  return (await findPlaylists(act.trx, [id], userId)).some(({ ownerId }) => ownerId === userId);
}

const Made = v.object({
  id: v.optional(v.string()),
  ...{ title: v.string(), description: v.optional(v.string()), rule: v.optional(v.nullable(v.string())) },
  visibility: v.optional(PLAYLIST_FIELDS.visibility as v.GenericSchema<"private" | "unlisted" | "public">),
  ...{ folder: v.optional(v.nullable(v.string())), items: v.optional(Items, []) },
});

/** A playlist that was begun without a network. */
export const makePlaylist = verb("makePlaylist", {
  unaudited: SAID_BY_ITS_VERB,
  taken: idTaken("playlist"),
  async run(act, { edit }: { edit: Edit }) {
    const given = v.safeParse(Made, edit.fields);
    if (!given.success) throw new Malformed("A playlist needs a title.", 422);
    const { items, id: made, ...fields } = given.output;
    // Made already by an attempt whose answer was lost: what it says is an edit of that one.
    if (made && isId(made) && (await isOwnPlaylist(act, made)))
      return act.done<Outcome>(
        await act.runWithin(savePlaylistEdit, {
          ...{
            id: made,
            edit: {
              ...{ fields: { ...fields, items }, changed: null, version: null },
              // What was taken out of it since, before anybody sent that it was made, is known by what stood in it.
              base: { items: [], ...edit.base },
            },
          },
        }),
      );
    const { id } = await act.runWithin(createPlaylist, {
      ...fields,
      ...{ id: made, trackIds: items.map(({ trackId }) => trackId), itemIds: items.map((item) => item.id) },
    });
    return act.done<Outcome>({ id });
  },
});
