import { entityOf, type ShelvedEntry, type SyncEntry, type Waiting } from "./entry.ts";
import { DISCARDED_KEPT_MS, isDue } from "./limits.ts";
import { inOrder } from "./takeWave.ts";

/** Takes back into the queue what nobody answered: when its pause is over, or when there is a connection again. */
export function reviveShelf(waiting: Waiting, now: number, isConnectedAgain = false): Waiting {
  const isBack = ({ reason, reviveAt }: ShelvedEntry) =>
    reason === "waiting" && (isConnectedAgain || isDue(reviveAt, now));
  return takeBack(waiting, isBack, (entry) => entry);
}

/**
 * Tries something on the shelf again, as the person asked. What two people changed is sent over how it stands now, and under a
 * new name (`newId`): the server knows the old one with another content.
 */
export function retryShelved(waiting: Waiting, id: string, newId: string): Waiting {
  return takeBack(
    waiting,
    (each) => each.id === id,
    (entry, { reason, theirs }) => {
      if (reason !== "elsewhere" || !theirs) return { ...entry, nextAt: null };
      // The base stays: what others put into a list since was not taken out here.
      return { ...entry, id: newId, nextAt: null, wasSent: false, baseVersion: theirs.version };
    },
  );
}

/**
 * Takes back into the queue what was thrown away, under a new name (`newId`): what the server said to the old one counts no more.
 * With what should have been made comes what was done to it.
 */
export function bringBack(waiting: Waiting, id: string, newId: () => string): Waiting {
  const discarded = waiting.shelf.filter(({ reason }) => reason === "discarded");
  const found = discarded.find((each) => each.id === id);
  if (!found) return waiting;
  const own = discarded.filter((each) => entityOf(each) === entityOf(found));
  const back = own.some(({ action }) => action === "create") ? own : [found];
  return takeBack(
    waiting,
    (each) => back.includes(each),
    (entry) => ({ ...entry, id: newId(), nextAt: null, lastError: null, wasSent: false, stays: 0 }),
  );
}

/** Throws something away that waits or stands on the shelf; with what should have been made goes what was done to it. */
export function discardEntry(waiting: Waiting, id: string, now: number): Waiting {
  const found = [...waiting.shelf, ...waiting.queue].find((each) => each.id === id);
  if (!found) return waiting;
  const goes = (each: SyncEntry) =>
    each.id === id || (found.action === "create" && entityOf(each) === entityOf(found));
  const discarded = [...waiting.shelf, ...waiting.queue].filter(goes).map((entry) => ({
    ...entry,
    reason: "discarded" as const,
    shelvedAt: now,
    reviveAt: null,
    theirs: null,
  }));
  return {
    ...waiting,
    queue: waiting.queue.filter((each) => !goes(each)),
    shelf: [...waiting.shelf.filter((each) => !goes(each)), ...discarded],
  };
}

/** Forgets what was thrown away long ago. */
export function emptyTrash(waiting: Waiting, now: number): Waiting {
  const isKept = ({ reason, shelvedAt }: ShelvedEntry) =>
    reason !== "discarded" || now - shelvedAt < DISCARDED_KEPT_MS;
  return waiting.shelf.every(isKept) ? waiting : { ...waiting, shelf: waiting.shelf.filter(isKept) };
}

function takeBack(
  waiting: Waiting,
  isBack: (entry: ShelvedEntry) => boolean,
  renew: (entry: SyncEntry, shelved: ShelvedEntry) => SyncEntry,
): Waiting {
  const back = waiting.shelf.filter(isBack);
  if (back.length === 0) return waiting;
  const entries = back.map((shelved) => {
    const {
      reason: _reason,
      shelvedAt: _shelvedAt,
      reviveAt: _reviveAt,
      theirs: _theirs,
      ...entry
    } = shelved;
    return renew({ ...entry, retryCount: 0 }, shelved);
  });
  return {
    ...waiting,
    queue: inOrder([...entries, ...waiting.queue]),
    shelf: waiting.shelf.filter((each) => !back.includes(each)),
  };
}
