import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ShelvedEntry, SyncEntry } from "../../domain/sync/entry.ts";
import type { Shadow, StoredItem } from "./LocalStore.ts";

const PREFIX = "levare-account-";
export const DATABASE_VERSION = 1;

/** Out-of-line keys throughout, which is how localforage writes. */
export interface AccountDatabase extends DBSchema {
  catalog: { key: string; value: StoredItem; indexes: { artist: string; genre: string; syncStatus: string } };
  playlists: { key: string; value: StoredItem; indexes: { syncStatus: string } };
  user_preferences: { key: string; value: StoredItem };
  sync_queue: { key: string; value: SyncEntry; indexes: { table: string; action: string } };
  dead_letters: { key: string; value: ShelvedEntry };
  shadow: { key: string; value: Shadow };
  meta: { key: string; value: unknown };
}

/** One database for each account on this device: nobody reads or sends what is another's. */
export function databaseName(userId: string): string {
  return PREFIX + userId;
}

/**
 * Opens it as SPEC.md section 3 describes it. localforage knows no indexes, so they are made here, in the version that
 * localforage then finds; it keeps to the stores that are there.
 */
export function openDatabase(name: string, onGone: () => void): Promise<IDBPDatabase<AccountDatabase>> {
  return openDB<AccountDatabase>(name, DATABASE_VERSION, {
    upgrade(database) {
      const catalog = database.createObjectStore("catalog");
      catalog.createIndex("artist", "artist");
      catalog.createIndex("genre", "genre");
      catalog.createIndex("syncStatus", "syncStatus");
      database.createObjectStore("playlists").createIndex("syncStatus", "syncStatus");
      database.createObjectStore("user_preferences");
      const queue = database.createObjectStore("sync_queue");
      queue.createIndex("table", "table");
      queue.createIndex("action", "action");
      for (const store of ["dead_letters", "shadow", "meta"] as const) database.createObjectStore(store);
      // localforage looks for a store of its own and would raise the version to make it.
      database.createObjectStore("local-forage-detect-blob-support" as never);
    },
    // Somebody deletes the database, or the browser let go of it (Safari does): the next use opens it anew.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onGone();
    },
    terminated: onGone,
  });
}

/** Whether a database of this site holds changes that are nowhere else. */
export async function hasUnsavedWork(name: string): Promise<boolean> {
  if (!name.startsWith(PREFIX)) return false;
  const database = await openDatabase(name, () => {});
  try {
    const letters = await database.getAll("dead_letters");
    return (await database.count("sync_queue")) > 0 || letters.some(({ reason }) => reason !== "discarded");
  } finally {
    database.close();
  }
}
