import type { RecordProxy } from "relay-runtime";
import { mergeItems } from "../../../domain/sync/mergeItems.ts";
import { globalId } from "./kind.ts";

/** What a line of a playlist says of its track. */
export interface ItemLine {
  title: string;
  by: string;
  isrc: string;
  /** Seconds. */
  duration: number;
  picture: string;
  /** Empty where nobody finds it. */
  path: string;
}

/** An item as a change carries it; ids of rows. */
export interface KeptItem {
  id: string;
  trackId: string;
  /** Of what was added here: the server tells it for everything else, and reads nothing of this. */
  line?: ItemLine;
}

/** The columns in which a list comes, and what an item that was added here says in each. */
const COLUMNS: Readonly<Record<string, (item: KeptItem) => unknown>> = {
  ids: ({ id }) => id,
  trackIds: ({ trackId }) => globalId("Track", trackId),
  available: () => true,
  titles: ({ line }) => line?.title ?? "",
  artists: ({ line }) => line?.by ?? "",
  isrcs: ({ line }) => line?.isrc ?? "",
  durations: ({ line }) => line?.duration ?? 0,
  coverUrls: ({ line }) => line?.picture ?? "",
  pagePaths: ({ line }) => line?.path ?? "",
  addedBy: () => "",
  addedAt: () => "",
};
/** Of a cover that is made of pieces. */
const PIECES = 4;

/** Brings a person's change of a list together with how Relay's store holds it, as the server is going to. */
export function layItems(
  playlist: RecordProxy,
  base: readonly KeptItem[],
  mine: readonly KeptItem[],
  isNew: boolean,
): void {
  const held = playlist.getLinkedRecord("items");
  if (!held && !isNew) {
    layCount(playlist, base, mine);
    return;
  }
  const rows = new Map<string, Record<string, unknown>>();
  const column = (name: string) => (held?.getValue(name) ?? []) as unknown[];
  for (const [at, id] of (column("ids") as string[]).entries())
    rows.set(id, Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, column(name)[at]])));
  const theirs = [...rows].map(([id, row]) => ({ id, trackId: String(row.trackIds) }));
  const list = mergeItems<KeptItem>(base, mine, theirs);
  const told = new Map(mine.map((item) => [item.id, item]));
  const items = held ?? playlist.getOrCreateLinkedRecord("items", "PlaylistItems");
  for (const [name, of] of Object.entries(COLUMNS))
    items.setValue(list.map(({ id }) => rows.get(id)?.[name] ?? of(told.get(id)!)) as string[], name);
  playlist.setValue(list.length, "itemCount");
  const pieces = (playlist.getValue("coverUrls") ?? []) as string[];
  if (pieces.length === 0) {
    const pictures = (items.getValue("coverUrls") as string[]).filter(Boolean);
    playlist.setValue([...new Set(pictures)].slice(0, PIECES), "coverUrls");
  }
}

/** A list that no screen has read: only how long it is can be told. */
function layCount(playlist: RecordProxy, base: readonly KeptItem[], mine: readonly KeptItem[]): void {
  const count = playlist.getValue("itemCount");
  if (typeof count === "number") playlist.setValue(count + mine.length - base.length, "itemCount");
}
