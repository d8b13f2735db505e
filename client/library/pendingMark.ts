import type { LibraryKind } from "../../domain/library/library.ts";
import { keepOnDevice } from "../app/keepOnDevice.ts";

const PENDING_MARK = "levare.pendingMark";
/** Whoever signs in later than this at the same device may be somebody else, or have thought better of it. */
const WAITS_MS = 3_600_000;

/** What somebody wanted in their library. */
export interface Mark {
  kind: LibraryKind;
  /** Global id. */
  id: string;
  name: string;
}

/** Remembers what a visitor wanted to keep and first needs an account for. */
export function keepPendingMark(mark: Mark, now = Date.now()): void {
  keepOnDevice(PENDING_MARK, JSON.stringify({ ...mark, at: now }));
}

/** What this device remembers of the kind, once; null when there is nothing or it is too old. */
export function takePendingMark(now = Date.now()): Mark | null {
  try {
    const { at, ...mark } = JSON.parse(localStorage.getItem(PENDING_MARK) ?? "{}") as Partial<
      Mark & { at: number }
    >;
    localStorage.removeItem(PENDING_MARK);
    return at !== undefined && now - at < WAITS_MS ? (mark as Mark) : null;
  } catch {
    return null;
  }
}
