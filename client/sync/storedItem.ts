import type { SyncDoc, SyncEntry } from "../../domain/sync/entry.ts";
import type { StoredItem } from "./LocalStore.ts";

/** A thing as the server answered it, or with a change of this device over it. */
export function storedItem(
  table: SyncEntry["table"],
  doc: SyncDoc,
  syncStatus: StoredItem["syncStatus"],
  now: number,
): StoredItem {
  return { ...doc, ...indexed(table, doc), updatedAt: new Date(now).toISOString(), syncStatus };
}

/** What stands after a change: what stood before with the person's fields over it. Null once it is deleted. */
export function itemAfter(before: SyncDoc | null, entry: SyncEntry, now: number): StoredItem | null {
  if (entry.action === "delete") return null;
  return storedItem(entry.table, { ...before, ...entry.data }, "offline", now);
}

/** The index by artist wants one text. */
function indexed(table: SyncEntry["table"], { artistNames }: SyncDoc) {
  return table === "catalog" && Array.isArray(artistNames) ? { artist: artistNames.join(", ") } : {};
}
