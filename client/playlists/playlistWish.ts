import type { IEnvironment } from "relay-runtime";
import { unsavedEntries } from "../../domain/sync/entry.ts";
import { rowId } from "../sync/kinds/kind.ts";
import type { ItemLine, KeptItem } from "../sync/kinds/playlistItems.ts";
import { syncState } from "../sync/syncState.ts";
import type { Wish } from "../sync/wish.ts";

type Facts = Readonly<Record<string, unknown>>;

/** A change of a playlist's own words for when the server is not reached: what is held of it says what stood before. */
export function playlistWish(relay: IEnvironment, id: string, changes: Facts): Wish {
  const held = heldOf(sourceOf(relay), id);
  const before = Object.fromEntries(Object.keys(changes).map((field) => [field, held[field] ?? null]));
  return { ...wishOf(id, held), name: String(changes.title ?? held.title ?? ""), changes, before };
}

export function newPlaylistWish(id: string, name: string, changes: Facts): Wish {
  return { kind: "playlist", action: "create", id, name, changes, before: null };
}

export function goneWish(relay: IEnvironment, id: string): Wish {
  return { ...wishOf(id, heldOf(sourceOf(relay), id)), action: "delete", changes: {}, before: null };
}

/** A change of the list itself: `change` says what becomes of the items that are in it. */
export function itemsWish(
  relay: IEnvironment,
  id: string,
  change: (items: readonly KeptItem[]) => readonly KeptItem[],
): Wish {
  const source = sourceOf(relay);
  const held = heldOf(source, id);
  const before = heldItems(source, held) ?? waitingItems(id);
  return { ...wishOf(id, held), changes: { items: change(before) }, before: { items: before } };
}

/** Tracks as new items, with what lines say of them as far as any screen has read it; `name` is what a single one is called. */
export function freshItems(
  relay: IEnvironment,
  trackIds: readonly string[],
  itemIds: readonly string[],
  name = "",
): readonly KeptItem[] {
  const source = sourceOf(relay);
  return trackIds.map((trackId, at) => {
    const line = heldLine(source, trackId);
    const title = line.title || (trackIds.length === 1 ? name : "");
    // As the server draws one for a track without a picture.
    const picture = line.picture || `/covers/art/${rowId(trackId)}.svg`;
    return { id: itemIds[at]!, trackId: rowId(trackId), line: { ...line, title, picture } };
  });
}

function wishOf(id: string, held: Facts) {
  // One that was made here has no version of the server's.
  const version = typeof held.version === "number" && held.version > 0 ? held.version : null;
  return { kind: "playlist" as const, id, name: String(held.title ?? ""), version };
}

type RecordSource = ReturnType<typeof sourceOf>;
const sourceOf = (relay: IEnvironment) => relay.getStore().getSource();

function heldOf(source: RecordSource, id: string | undefined): Facts {
  return (id ? (source.get(id) as Facts | null | undefined) : null) ?? {};
}

function refOf(link: unknown): string | undefined {
  return (link as { __ref?: string } | null | undefined)?.__ref;
}

function heldItems(source: RecordSource, playlist: Facts): readonly KeptItem[] | null {
  const { ids, trackIds } = heldOf(source, refOf(playlist.items)) as Record<string, string[] | undefined>;
  return ids && trackIds ? ids.map((id, at) => ({ id, trackId: rowId(trackIds[at]!) })) : null;
}

/** Of a list that no screen has read: what was put into it here. Nothing else is taken out by a change that does not know it. */
function waitingItems(id: string): readonly KeptItem[] {
  const waiting = syncState().engine?.view().waiting;
  const last =
    waiting && unsavedEntries(waiting).findLast((each) => isFilled(each) && each.entityId === rowId(id));
  return (last?.data.items as readonly KeptItem[] | undefined) ?? [];
}

function isFilled({ table, changed }: { table: string; changed: readonly string[] }): boolean {
  return table === "playlists" && changed.includes("items");
}

/** Lists that tell tracks in columns, and how they call the column of ids. */
const LISTS: Readonly<Record<string, string>> = { LibraryTracks: "ids", PlaylistItems: "trackIds" };

function heldLine(source: RecordSource, trackId: string): ItemLine {
  const track = heldOf(source, trackId);
  if (typeof track.title === "string" && Array.isArray(track.artistNames))
    return {
      ...{ title: track.title, by: track.artistNames.join(", "), isrc: textOf(track.isrc) },
      ...{
        duration: Number(track.duration ?? 0),
        picture: pictureOf(track),
        path: textOf(track.pagePath),
      },
    };
  for (const id of source.getRecordIDs()) {
    const list = heldOf(source, id) as Record<string, unknown[]>;
    const at = list[LISTS[String(list.__typename)] ?? ""]?.indexOf(trackId) ?? -1;
    const cell = (column: string) => list[column]?.[at];
    if (at >= 0)
      return {
        ...{ title: textOf(cell("titles")), by: textOf(cell("artists")), isrc: textOf(cell("isrcs")) },
        ...{ duration: Number(cell("durations") ?? 0), picture: textOf(cell("coverUrls")) },
        path: textOf(cell("pagePaths")),
      };
  }
  return { title: textOf(track.title), by: "", isrc: "", duration: 0, picture: "", path: "" };
}

/** As wide as some screen asked for it. */
function pictureOf(track: Facts): string {
  const [, held] = Object.entries(track).find(([field]) => field.startsWith("coverUrl")) ?? [];
  return textOf(held);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
