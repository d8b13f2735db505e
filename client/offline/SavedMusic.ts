import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { StreamQuality } from "../../domain/player/quality.ts";
import type { PlayableTrack } from "../player/seat/trackSource.ts";
import { cacheNameOf, MUSIC } from "../worker/ownCaches.ts";
import { SAVED_MUSIC } from "./savedMusicName.ts";

/** A song on this device. */
export interface SavedSong {
  /** Global id. */
  trackId: string;
  /** What the player shows of it; its stream is `key`. */
  track: PlayableTrack;
  /** Under which the sound stands in the person's cache of music. */
  key: string;
  quality: StreamQuality;
  bytes: number;
  /** Epoch milliseconds; the same for all that was saved at once. */
  savedAt: number;
  /** Among what was saved at once. */
  place: number;
  /** Leave to report plays that are heard offline, one for each. */
  sessions: readonly string[];
}

interface Schema extends DBSchema {
  songs: { key: string; value: SavedSong };
}

const CHANNEL = "levare-saved-music";

/** What one person saved on this device. A song counts as saved once its sound and its line are on the disk. */
export class SavedMusic {
  readonly #personId: string;
  #channel: BroadcastChannel | undefined;
  readonly #listeners = new Set<() => void>();
  #database: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(personId: string) {
    this.#personId = personId;
  }

  /** Calls `listener` when something was saved or removed, in this tab or another one. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#otherTabs();
    return () => void this.#listeners.delete(listener);
  };

  /** What was saved last comes first, each record in its own order. */
  async songs(): Promise<SavedSong[]> {
    const songs = await (await this.#open()).getAll("songs");
    return songs.sort((one, other) => other.savedAt - one.savedAt || one.place - other.place);
  }

  /** Undefined for one that is not here; also on a device that keeps nothing. */
  async find(trackId: string): Promise<SavedSong | undefined> {
    return (await this.#open()).get("songs", trackId);
  }

  /** Rejects with QuotaExceededError where the device is full; then nothing of it is kept. */
  async put(song: SavedSong, sound: Blob): Promise<void> {
    const before = await this.find(song.trackId);
    const cache = await this.#cache();
    const headers = { "content-type": sound.type, "content-length": String(sound.size) };
    await cache.put(song.key, new Response(sound, { headers }));
    try {
      await (await this.#open()).put("songs", song);
    } catch (full) {
      await cache.delete(song.key);
      throw full;
    }
    if (before && before.key !== song.key) await cache.delete(before.key);
    this.#change();
  }

  /** Adds leave for plays to songs that are here. */
  async addSessions(tokens: ReadonlyMap<string, readonly string[]>): Promise<void> {
    const { store, done } = (await this.#open()).transaction("songs", "readwrite");
    for (const [trackId, more] of tokens) {
      const song = await store.get(trackId);
      if (song) await store.put({ ...song, sessions: [...song.sessions, ...more] });
    }
    await done;
  }

  /** Takes leave for one play; two tabs never get the same. Undefined where none is left. */
  async takeSession(trackId: string): Promise<string | undefined> {
    const { store, done } = (await this.#open()).transaction("songs", "readwrite");
    const song = await store.get(trackId);
    const [token, ...sessions] = song?.sessions ?? [];
    if (song && token !== undefined) await store.put({ ...song, sessions });
    await done;
    return token;
  }

  async remove(trackIds: readonly string[]): Promise<void> {
    const database = await this.#open();
    const cache = await this.#cache();
    for (const trackId of trackIds) {
      const song = await database.get("songs", trackId);
      await database.delete("songs", trackId);
      if (song) await cache.delete(song.key);
    }
    this.#change();
  }

  #cache = async () => caches.open(await cacheNameOf(MUSIC, this.#personId));

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>(`${SAVED_MUSIC}${this.#personId}`, 1, {
      upgrade: (database) => void database.createObjectStore("songs", { keyPath: "trackId" }),
      // The browser let go of it, or signing out removes it: the next question opens it anew.
      blocking: () => this.#release(),
      terminated: () => this.#release(),
    });
    // What could not be opened now may be later.
    this.#database.catch(() => (this.#database = undefined));
    return this.#database;
  }

  #release(): void {
    void this.#database?.then((database) => database.close());
    this.#database = undefined;
  }

  #change(): void {
    this.#otherTabs().postMessage(null);
    this.#notify();
  }

  #otherTabs(): BroadcastChannel {
    if (!this.#channel) {
      this.#channel = new BroadcastChannel(CHANNEL);
      this.#channel.onmessage = () => this.#notify();
    }
    return this.#channel;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

const opened = new Map<string, SavedMusic>();

/** The saved music of a person; the same each time. */
export function savedMusicOf(personId: string): SavedMusic {
  const known = opened.get(personId) ?? new SavedMusic(personId);
  opened.set(personId, known);
  return known;
}
