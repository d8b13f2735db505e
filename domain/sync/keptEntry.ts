import { type ShelvedEntry, SYNC_TABLES, type SyncEntry, type SyncTable } from "./entry.ts";

/** What every version of the queue has kept of a change (SPEC.md section 8). */
type Always = Pick<SyncEntry, "id" | "action" | "table" | "data" | "createdAt">;
/** A change as some earlier version kept it. */
export type KeptEntry = Always & Partial<ShelvedEntry>;

/** By which kind a change is shown that does not say; of the catalog its own word does. */
const KINDS: Record<SyncTable, string> = {
  catalog: "track",
  playlists: "playlist",
  preferences: "preference",
  likes: "like",
  saves: "save",
  follows: "follow",
  plays: "plays",
};
/** What says which thing it is, and is no field of it. */
const NAMES = ["id", "key", "kind"];

/**
 * Changes as this version keeps them, whichever version did. What is not known of one stands so that nothing is lost: it counts as sent,
 * so that it never grows under its key, and every field that it holds as touched. Those that were not counted come first.
 */
export function keptEntries(kept: readonly KeptEntry[]): SyncEntry[] {
  const uncounted = kept
    .filter(({ seq }) => seq === undefined)
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return kept.map((entry) =>
    isWhole(entry) ? entry : whole(entry, uncounted.indexOf(entry) - uncounted.length),
  );
}

/** A change on the shelf; one that does not say why needs the person. */
export function keptLetter(entry: SyncEntry): ShelvedEntry {
  return isLetter(entry)
    ? entry
    : { ...{ reason: "needsYou", shelvedAt: 0, reviveAt: null, theirs: null }, ...entry };
}

/** The same object comes back: what is not changed is not written. */
function isWhole(entry: KeptEntry): entry is SyncEntry & KeptEntry {
  return entry.seq !== undefined && entry.wasSent !== undefined && entry.changed !== undefined;
}
function isLetter(entry: SyncEntry): entry is ShelvedEntry {
  return "reason" in entry && "shelvedAt" in entry;
}

function whole(entry: KeptEntry, place: number): SyncEntry {
  const { data, table, id } = entry;
  const said = (field: string) => (typeof data[field] === "string" ? String(data[field]) : null);
  return {
    ...{ entityId: said("id") ?? said("key") ?? id, retryCount: 0, seq: place, stays: 0 },
    changed: Object.keys(data).filter((field) => !NAMES.includes(field)),
    ...{ base: null, baseVersion: null, nextAt: null, lastError: null, wasSent: true },
    kind: said("kind") ?? (SYNC_TABLES.includes(table) ? KINDS[table] : table),
    name: said("title") ?? said("name") ?? "",
    ...entry,
  };
}
