import type { LibraryKind } from "../../domain/library/library.ts";
import type { AddRequest } from "../playlists/addingToPlaylist.ts";
import { keepOnDevice } from "./keepOnDevice.ts";

const PENDING_WISH = "levare.pendingMark";
/** Whoever signs in later than this at the same device may be somebody else, or have thought better of it. */
const WAITS_MS = 3_600_000;

/** What somebody wanted in their library. */
export interface Mark {
  kind: LibraryKind;
  /** Global id. */
  id: string;
  name: string;
}

/** What a visitor wanted and first needs an account for: something in their library, or tracks in a playlist. */
export type PendingWish = Mark | ({ kind: "playlist" } & AddRequest);

/** Remembers it until they are in. */
export function keepPendingWish(wish: PendingWish, now = Date.now()): void {
  keepOnDevice(PENDING_WISH, JSON.stringify({ ...wish, at: now }));
}

/** What this device remembers; null when there is nothing or it is too old. */
export function pendingWish(now = Date.now()): PendingWish | null {
  try {
    const { at, ...wish } = JSON.parse(localStorage.getItem(PENDING_WISH) ?? "{}") as Partial<
      PendingWish & { at: number }
    >;
    return at !== undefined && now - at < WAITS_MS ? (wish as PendingWish) : null;
  } catch {
    return null;
  }
}

/** The same, once. */
export function takePendingWish(): PendingWish | null {
  const wish = pendingWish();
  try {
    localStorage.removeItem(PENDING_WISH);
  } catch {
    // SecurityError: a private window remembered nothing.
  }
  return wish;
}
