import type { SyncDoc, SyncTable } from "../../domain/sync/entry.ts";
import { SYNC_PAGE } from "../../domain/sync/wire/protocol.ts";
import type { LocalStore } from "./LocalStore.ts";
import type { StoredItems } from "./StoredItems.ts";
import { syncHeaders } from "./sendCalls.ts";

/** A thing as it stands on the server; `doc` null once it is gone. */
export interface Change {
  table: SyncTable;
  id: string;
  version: number | null;
  doc: SyncDoc | null;
}

export interface ChangePage {
  changes: readonly Change[];
  next: string;
  more: boolean;
}

/**
 * Asks what changed since. Null: the place is too old, everything has to be read anew. Rejects when nobody is reached, and when
 * somebody else has signed in meanwhile.
 */
export type FetchChanges = (since: string | null) => Promise<ChangePage | null>;

/** How far a device has read, among the facts that it keeps. */
export const CURSOR = "cursor";

/** Stores what other devices and people changed, page by page. What waits on this device stays over it. */
export async function pullChanges(store: LocalStore, items: StoredItems, fetchChanges: FetchChanges) {
  let since = (await store.fact(CURSOR)) as string | null;
  for (let more = true; more; ) {
    const page = await fetchChanges(since);
    if (!page) {
      if (since === null) return;
      // What is not this person's any more would stay otherwise.
      await store.forget([CURSOR]);
      since = null;
      continue;
    }
    const things = page.changes.map(({ id, ...change }) => ({ ...change, entityId: id }));
    since = page.next;
    more = page.more;
    await items.putTold(things, { name: CURSOR, value: since });
  }
}

/** The pages of `/api/changes`, for as long as this browser is signed in as `userId` (the id of a row). */
export function openFetchChanges(userId: string): FetchChanges {
  return async (since) => {
    const query = new URLSearchParams({ limit: String(SYNC_PAGE), ...(since !== null && { since }) });
    const response = await fetch(`/api/changes?${query}`, { headers: syncHeaders(userId) });
    if (response.status === 410) return null;
    if (!response.ok) throw new Error(`changes: ${response.status}`);
    return (await response.json()) as ChangePage;
  };
}
