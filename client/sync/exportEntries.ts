import type { ShelvedEntry, SyncEntry } from "../../domain/sync/entry.ts";

/** Hands changes that are on this device alone to the person as a file. */
export function exportEntries(entries: readonly (SyncEntry | ShelvedEntry)[]): void {
  const file = new Blob([JSON.stringify(entries, null, 2)], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = "levare-unsaved-changes.json";
  link.click();
  URL.revokeObjectURL(address);
}
