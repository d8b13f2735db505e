import path from "node:path";
import type { Rendition } from "../providers/audio.ts";
import type { MediaStorage } from "../providers/storage.ts";

/** Puts streams that were just made below `place` in the store, and returns how each is written down. */
export function storeRenditions(storage: MediaStorage, place: string, renditions: readonly Rendition[]) {
  return Promise.all(
    renditions.map(async ({ quality, mimeType, bytes, bitrate, file }) => {
      const storageKey = `${place}/${quality}${path.extname(file)}`;
      await storage.put(storageKey, file, mimeType);
      return { quality, mimeType, bytes, bitrate, storageKey };
    }),
  );
}
