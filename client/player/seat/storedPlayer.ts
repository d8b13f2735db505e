import type { StoredPlayer } from "../Player.ts";

const KEY = "player";

/** Queue, place and volume of one person on this device. */
export interface PlayerShelf {
  read(): Promise<StoredPlayer | null>;
  write(kept: StoredPlayer): void;
}

export function openShelf(personId: string): PlayerShelf {
  // Beside the first screen, which needs nothing of it.
  const opened = import("localforage").then(({ default: localforage }) =>
    localforage.createInstance({ name: `levare-player-${personId}` }),
  );
  return {
    read: () => opened.then((store) => store.getItem<StoredPlayer>(KEY)).catch(() => null),
    // A device that keeps nothing still plays.
    write: (kept) => void opened.then((store) => store.setItem(KEY, kept)).catch(() => {}),
  };
}
