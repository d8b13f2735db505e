import type { SyncDoc, SyncEntry, Waiting } from "../../domain/sync/entry.ts";

/** Things that are stored under names of their own (SPEC.md section 3). */
export type ItemStore = "catalog" | "playlists" | "user_preferences";

/** A thing as it is stored: its fields, when this device wrote it, and whether the server has it. */
export interface StoredItem extends Record<string, unknown> {
  updatedAt: string;
  syncStatus: "synced" | "offline";
}

/** How the server last answered for a thing. */
export interface Shadow {
  doc: SyncDoc | null;
  version: number | null;
}

/** A thing as the server tells it: how it stands there, and as what it is stored; null for what is not stored (any more). */
export interface Told {
  entity: string;
  shadow: Shadow;
  store: ItemStore;
  id: string;
  item: StoredItem | null;
}

/** What the server took from this device, among the facts that it keeps (ownChanges.ts). */
export const OWN_CHANGES = "deeds";

/** What one account keeps on this device. Nothing counts as kept before its promise resolves. */
export interface LocalStore {
  look(): Promise<Waiting>;
  /** Changes queue and shelf as one step, also against other pages of the browser. `judge` must not wait for anything. */
  change<Result>(judge: (waiting: Waiting) => { waiting: Waiting; result: Result }): Promise<Result>;
  item(store: ItemStore, id: string): Promise<StoredItem | null>;
  /** All that is stored, by its ids. */
  items(store: ItemStore): Promise<readonly (readonly [id: string, item: StoredItem])[]>;
  /** Null takes it out. */
  putItem(store: ItemStore, id: string, item: StoredItem | null): Promise<void>;
  /** Ids of what is stored as not being on the server. */
  offlineIds(store: ItemStore): Promise<readonly string[]>;
  shadow(entity: string): Promise<Shadow | null>;
  putShadow(entity: string, shadow: Shadow): Promise<void>;
  /** Stores what the server told, and how far that was, as one step; `judge` gets what waits at that moment. */
  putTold(
    judge: (waiting: Waiting) => readonly Told[],
    fact: { name: string; value: unknown },
  ): Promise<void>;
  /** Forgets every thing of which nothing waits, and these facts. */
  forget(facts: readonly string[]): Promise<void>;
  fact(name: string): Promise<unknown>;
  putFact(name: string, value: unknown): Promise<void>;
  close(): void;
}

/** Where things of a table are stored; null for what has no page of its own, such as a like. */
export function itemStoreOf(table: SyncEntry["table"]): ItemStore | null {
  if (table === "preferences") return "user_preferences";
  return table === "catalog" || table === "playlists" ? table : null;
}

export function tableOf(store: ItemStore): SyncEntry["table"] {
  return store === "user_preferences" ? "preferences" : store;
}
