import { entityOf, type SyncDoc, type SyncTable } from "../../domain/sync/entry.ts";
import { itemStoreOf, type LocalStore } from "./LocalStore.ts";
import type { StoredItems } from "./StoredItems.ts";

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

/** Asks what changed since. Null: the place is too old, everything has to be read anew. Rejects when nobody is reached. */
export type FetchChanges = (since: string | null) => Promise<ChangePage | null>;

const CURSOR = "cursor";

/** Stores what other devices and people changed. What waits on this device stays over it. */
export async function pullChanges(store: LocalStore, items: StoredItems, fetchChanges: FetchChanges) {
  let since = (await store.fact(CURSOR)) as string | null;
  for (let more = true; more; ) {
    const page = await fetchChanges(since);
    if (!page) {
      if (since === null) return;
      since = null;
      continue;
    }
    for (const { table, id, version, doc } of page.changes) {
      const entity = { table, entityId: id };
      if (!itemStoreOf(table)) continue;
      await store.putShadow(entityOf(entity), { doc, version });
      await items.show(entity);
    }
    since = page.next;
    more = page.more;
    await store.putFact(CURSOR, since);
  }
}

/** The pages of `/api/changes`. */
export async function fetchChangePage(since: string | null): Promise<ChangePage | null> {
  const query = new URLSearchParams({ limit: "200", ...(since !== null && { since }) });
  const response = await fetch(`/api/changes?${query}`, {
    headers: { "x-levare": "1", "x-levare-sync": "1", accept: "application/json" },
  });
  if (response.status === 410) return null;
  if (!response.ok) throw new Error(`changes: ${response.status}`);
  return (await response.json()) as ChangePage;
}
