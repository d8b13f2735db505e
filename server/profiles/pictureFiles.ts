import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  PICTURE_KINDS,
  PICTURE_SHAPES,
  type PictureKind,
  pictureFile,
} from "../../domain/profiles/picture.ts";
import type { MediaStorage } from "../providers/storage.ts";
import type { CutPicture } from "./cutPicture.ts";

export const PICTURE_MIME = "image/webp";

/** What the file of a picture is called. */
export const PICTURE_FILE = new RegExp(`^(?:${PICTURE_KINDS.join("|")})-[0-9a-f]{24}-\\d{2,4}\\.webp$`);

/** Where the pictures of a profile lie in the store. */
export const pictureFolder = (profileId: string): string => `pictures/${profileId}`;

export function pictureStorageKey(profileId: string, file: string): string {
  return `${pictureFolder(profileId)}/${file}`;
}

/**
 * Puts all sizes into a folder of the store. What fails in the middle takes nothing back: it may be the very picture that is shown,
 * sent again. Whoever calls sees to it that files which nobody comes to show are found again.
 */
export async function storePicture(
  storage: MediaStorage,
  folder: string,
  kind: PictureKind,
  { key, files }: CutPicture,
): Promise<void> {
  const made = await mkdtemp(path.join(tmpdir(), "levare-picture-"));
  try {
    for (const { width, bytes } of files) {
      const name = pictureFile(kind, key, width);
      const file = path.join(made, name);
      await writeFile(file, bytes);
      await storage.put(`${folder}/${name}`, file, PICTURE_MIME);
    }
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

export async function deletePicture(
  storage: MediaStorage,
  folder: string,
  kind: PictureKind,
  key: string,
): Promise<void> {
  for (const width of PICTURE_SHAPES[kind].widths)
    await storage.delete(`${folder}/${pictureFile(kind, key, width)}`);
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
