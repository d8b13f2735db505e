import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PICTURE_SHAPES, type PictureKind, pictureFile } from "../../domain/profiles/picture.ts";
import type { MediaStorage } from "../providers/storage.ts";
import type { CutPicture } from "./cutPicture.ts";

export const PICTURE_MIME = "image/webp";

export function pictureStorageKey(profileId: string, file: string): string {
  return `pictures/${profileId}/${file}`;
}

/** Puts all sizes into the store, or none. */
export async function storePicture(
  storage: MediaStorage,
  profileId: string,
  kind: PictureKind,
  { key, files }: CutPicture,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "levare-picture-"));
  try {
    for (const { width, bytes } of files) {
      const name = pictureFile(kind, key, width);
      const file = path.join(folder, name);
      await writeFile(file, bytes);
      await storage.put(pictureStorageKey(profileId, name), file, PICTURE_MIME);
    }
  } catch (error) {
    await deletePicture(storage, profileId, kind, key);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function deletePicture(
  storage: MediaStorage,
  profileId: string,
  kind: PictureKind,
  key: string,
): Promise<void> {
  for (const width of PICTURE_SHAPES[kind].widths)
    await storage.delete(pictureStorageKey(profileId, pictureFile(kind, key, width)));
}

/** Whether the picture's files are still there. */
export function hasPicture(
  storage: MediaStorage,
  profileId: string,
  kind: PictureKind,
  key: string,
): Promise<boolean> {
  const smallest = PICTURE_SHAPES[kind].widths[0];
  return storage.exists(pictureStorageKey(profileId, pictureFile(kind, key, smallest)));
}
