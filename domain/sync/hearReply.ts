import {
  entityOf,
  type ShelfReason,
  type SyncDoc,
  type SyncEntry,
  type SyncError,
  unsavedEntries,
  type Waiting,
} from "./entry.ts";
import { MOST_TRIES, pauseBeforeReturn } from "./limits.ts";
import { httpError } from "./statusText.ts";

/** What came back for one change. */
export interface SyncReply {
  /** 0: nobody answered. */
  status: number;
  /** Milliseconds; null where the server named no pause. */
  retryAfterMs: number | null;
  doc: SyncDoc | null;
  version: number | null;
  /** The answer of an earlier attempt once more. */
  isReplay: boolean;
  /** A delete that lost to an edit. */
  isKept: boolean;
  refusal: SyncError["refusal"];
}

export type ReplyEffect =
  | { kind: "accepted"; entry: SyncEntry }
  | { kind: "waits" }
  | { kind: "shelved"; entry: SyncEntry }
  /** The round ends: the person has to sign in again, or the page is too old. */
  | { kind: "signIn" | "tooOld" }
  /** Another page of this browser heard of it first. */
  | { kind: "gone" };

/** What an answer does to a change that waits (the table of the protocol). */
export function hearReply(
  waiting: Waiting,
  id: string,
  reply: SyncReply,
  now: number,
): { waiting: Waiting; effect: ReplyEffect } {
  const { status } = reply;
  const isTaken = status === 200 || status === 201;
  // Another page may have sent the same change, met a refusal and put it on the shelf, before this one was told that it was taken.
  const mayBe = isTaken ? unsavedEntries(waiting) : waiting.queue;
  const entry = mayBe.find((each) => each.id === id);
  if (!entry) return { waiting, effect: { kind: "gone" } };
  if (isTaken) return accept(waiting, entry, reply);
  if (status === 401) return { waiting, effect: { kind: "signIn" } };
  if (status === 426) return { waiting, effect: { kind: "tooOld" } };
  const failed: SyncEntry = {
    ...entry,
    retryCount: entry.retryCount + 1,
    nextAt: reply.retryAfterMs === null ? null : now + reply.retryAfterMs,
    lastError: { status, text: status === 0 ? "" : httpError(status), refusal: reply.refusal },
  };
  // With a pause it says that the same change is still being carried out.
  if ((status === 409 || status === 412) && reply.retryAfterMs === null)
    return shelve(waiting, failed, "elsewhere", reply, now);
  if (failed.retryCount >= MOST_TRIES)
    return shelve(waiting, failed, isTransient(status) ? "waiting" : "needsYou", reply, now);
  return { waiting: replaced(waiting, failed), effect: { kind: "waits" } };
}

/** What may succeed by itself later. */
export function isTransient(status: number): boolean {
  return status < 400 || status >= 500 || [408, 409, 425, 429].includes(status);
}

function accept(waiting: Waiting, entry: SyncEntry, reply: SyncReply) {
  const later = (each: SyncEntry) => entityOf(each) === entityOf(entry) && each.seq > entry.seq;
  const queue = waiting.queue
    .filter((each) => each !== entry)
    .map((each) => (later(each) ? { ...each, baseVersion: followed(each, entry, reply) } : each));
  const shelf = waiting.shelf.filter((each) => each !== entry);
  const effect: ReplyEffect = { kind: "accepted", entry };
  return { waiting: { ...waiting, queue, shelf }, effect };
}

/** Stands for a thing that others changed before it was ever seen here: the server holds no such version, and merges. */
const NEVER_SEEN = 0;

/** Of what nobody has changed since it was made. */
const FIRST = 1;

/** One's own change is no change of somebody else: what was made after it is made from it. */
function followed(later: SyncEntry, entry: SyncEntry, reply: SyncReply): number | null {
  const { version } = reply;
  if (version === null || later.wasSent || later.baseVersion !== entry.baseVersion) return later.baseVersion;
  if (entry.baseVersion !== null) return version === entry.baseVersion + 1 ? version : later.baseVersion;
  // An answer tells how the thing stands by now: one that others began too, or changed since, has a later version.
  return version === FIRST ? version : NEVER_SEEN;
}

function shelve(waiting: Waiting, entry: SyncEntry, reason: ShelfReason, reply: SyncReply, now: number) {
  const pause = Math.max(pauseBeforeReturn(entry.stays), reply.retryAfterMs ?? 0);
  const shelved = {
    ...entry,
    stays: entry.stays + (reason === "waiting" ? 1 : 0),
    reason,
    shelvedAt: now,
    reviveAt: reason === "waiting" ? now + pause : null,
    theirs: reason === "elsewhere" ? { doc: reply.doc, version: reply.version } : null,
  };
  const queue = waiting.queue.filter(({ id }) => id !== entry.id);
  const effect: ReplyEffect = { kind: "shelved", entry };
  return { waiting: { ...waiting, queue, shelf: [...waiting.shelf, shelved] }, effect };
}

function replaced(waiting: Waiting, entry: SyncEntry): Waiting {
  return { ...waiting, queue: waiting.queue.map((each) => (each.id === entry.id ? entry : each)) };
}
