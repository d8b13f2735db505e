import { entityOf, isSendable, type SyncEntry, type Waiting } from "./entry.ts";
import { isDue } from "./limits.ts";

/**
 * Takes up to `most` changes that can be sent side by side: the first of each thing, in their order, and marks them as sent.
 * What an app of this version cannot send stays. A thing waits while anything of it stands on the shelf, an earlier change of it failed in this round (`failed`), or the server
 * asked for a pause.
 */
export function takeWave(
  waiting: Waiting,
  { now, most, failed }: { now: number; most: number; failed: ReadonlySet<string> },
): { waiting: Waiting; wave: readonly SyncEntry[] } {
  const closed = new Set(failed);
  for (const entry of waiting.shelf) if (entry.reason !== "discarded") closed.add(entityOf(entry));
  const taken = new Set<SyncEntry>();
  for (const entry of inOrder(waiting.queue)) {
    if (taken.size === most) break;
    const entity = entityOf(entry);
    if (closed.has(entity)) continue;
    // What comes after it waits for the next wave, or for the end of the pause.
    closed.add(entity);
    if (isSendable(entry) && isDue(entry.nextAt, now)) taken.add(entry);
  }
  const wave = [...taken].map((entry) => ({ ...entry, wasSent: true }));
  if (![...taken].some(({ wasSent }) => !wasSent)) return { waiting, wave };
  const queue = waiting.queue.map((entry) => (taken.has(entry) ? { ...entry, wasSent: true } : entry));
  return { waiting: { ...waiting, queue }, wave };
}

export function inOrder<Entry extends Pick<SyncEntry, "seq">>(entries: readonly Entry[]): readonly Entry[] {
  return [...entries].sort((one, other) => one.seq - other.seq);
}
