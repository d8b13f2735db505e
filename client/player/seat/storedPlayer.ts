import localforage from "localforage";
import type { StoredPlayer } from "../Player.ts";

const KEY = "player";

/** Queue, place and volume of one person on this device. */
export interface PlayerShelf {
  read(): Promise<StoredPlayer | null>;
  write(kept: StoredPlayer): void;
}

export function openShelf(personId: string): PlayerShelf {
  const store = localforage.createInstance({ name: `levare-player-${personId}` });
  return {
    read: () => store.getItem<StoredPlayer>(KEY).catch(() => null),
    // A device that keeps nothing still plays.
    write: (kept) => void store.setItem(KEY, kept).catch(() => {}),
  };
}
