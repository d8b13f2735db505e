import type { Params } from "../words/refusal.ts";

/** What the queue holds changes of, by the words of the addresses that take them. */
export const SYNC_TABLES = [
  "catalog",
  "playlists",
  "preferences",
  "likes",
  "saves",
  "follows",
  "plays",
] as const;
export type SyncTable = (typeof SYNC_TABLES)[number];

export const SYNC_ACTIONS = ["create", "update", "delete"] as const;
export type SyncAction = (typeof SYNC_ACTIONS)[number];

/** A thing as JSON: what is stored, sent and answered. */
export type SyncDoc = Readonly<Record<string, unknown>>;

/** Why the last attempt failed. `status` 0: nobody was reached. */
export interface SyncError {
  status: number;
  /** As the specification writes it: "HTTP 404: Not Found". */
  text: string;
  /** The server's own reason, where it gave one. */
  refusal: { code: string; params: Params; message?: string } | null;
}

/** One change that waits to be sent. It holds the whole change, so that it can be repeated over what is stored. */
export interface SyncEntry {
  /** Made once; the `Idempotency-Key` under which the server carries it out at most once. */
  id: string;
  action: SyncAction;
  table: SyncTable;
  data: SyncDoc;
  /** By the device's clock, for people to read; nothing is ordered by it. */
  createdAt: string;
  retryCount: number;
  entityId: string;
  /** The fields that the person touched. */
  changed: readonly string[];
  /** What those held before; null for what did not exist. */
  base: SyncDoc | null;
  /** The server's version that the change was made from; null where none is known. */
  baseVersion: number | null;
  /** Counts up on this device: the order of its changes. */
  seq: number;
  /** The server asked not to be asked before; milliseconds by the device's clock. */
  nextAt: number | null;
  lastError: SyncError | null;
  /** From the first attempt on it stays as it is. */
  wasSent: boolean;
  /** How often it was on the shelf for want of an answer. */
  stays: number;
  /** Which kind of the client shows it, and what it is called there. */
  kind: string;
  name: string;
}

/**
 * Why something stands on the shelf: nobody answered (`waiting`, comes back by itself), it was refused (`needsYou`), the
 * server could not put two changes together (`elsewhere`), or the person threw it away (`discarded`).
 */
export type ShelfReason = "waiting" | "needsYou" | "elsewhere" | "discarded";

export interface ShelvedEntry extends SyncEntry {
  reason: ShelfReason;
  /** Milliseconds by the device's clock. */
  shelvedAt: number;
  reviveAt: number | null;
  /** How the thing stands on the server, where that is why. */
  theirs: { doc: SyncDoc | null; version: number | null } | null;
}

/** Everything on a device that the server has not taken. `nextSeq` is what the next change is counted as. */
export interface Waiting {
  queue: readonly SyncEntry[];
  shelf: readonly ShelvedEntry[];
  nextSeq: number;
}

export const NOTHING_WAITS: Waiting = { queue: [], shelf: [], nextSeq: 1 };

/** What a change is about: changes of one thing keep their order, others pass each other. */
export function entityOf({ table, entityId }: Pick<SyncEntry, "table" | "entityId">): string {
  return `${table}/${entityId}`;
}

/** Whether this app knows how to send a change: a newer one on the same device may have made it. */
export function isSendable({ table, action }: Pick<SyncEntry, "table" | "action">): boolean {
  return SYNC_TABLES.includes(table) && SYNC_ACTIONS.includes(action);
}

/** What is not on the server and not thrown away, in the order in which it was made. */
export function unsavedEntries({ queue, shelf }: Waiting): readonly (SyncEntry | ShelvedEntry)[] {
  return [...shelf.filter(({ reason }) => reason !== "discarded"), ...queue].sort(
    (one, other) => one.seq - other.seq,
  );
}
