import path from "node:path";

/** The folder in which the emulator of an installation keeps what it knows. */
export function emulatorFolder(dataDir: string): string {
  return path.join(dataDir, "stripe");
}

export const JOURNAL = "journal.jsonl";

/** The file that holds all of it. */
export function journalOf(dataDir: string): string {
  return path.join(emulatorFolder(dataDir), JOURNAL);
}
