import { openDeviceStore } from "../../app/openDeviceStore.ts";
import type { StoredPlayer } from "../Player.ts";

const KEY = "player";

/** Queue, place and volume of one person on this device. */
export interface PlayerShelf {
  read(): Promise<StoredPlayer | null>;
  write(kept: StoredPlayer): void;
}

/** The name of the store in which a person's player keeps what it has to. */
export const playerStore = (personId: string): string => `levare-player-${personId}`;

export function openShelf(personId: string): PlayerShelf {
  // Beside the first screen, which needs nothing of it.
  const opened = openDeviceStore(playerStore(personId));
  return {
    read: () => opened.then((store) => store.getItem<StoredPlayer>(KEY)).catch(() => null),
    // A device that keeps nothing still plays.
    write: (kept) => void opened.then((store) => store.setItem(KEY, kept)).catch(() => {}),
  };
}
