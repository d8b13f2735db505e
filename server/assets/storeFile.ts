import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileKey, keysOf, previewKey } from "../../domain/assets/assetFiles.ts";
import { ASSET_FORMATS } from "../../domain/assets/assetKind.ts";
import type { MediaStorage } from "../providers/storage.ts";
import type { FileFacts } from "./lookIntoFile.ts";

/**
 * Puts a file with what is shown of it into the store. What fails in the middle takes nothing back: a run of the same upload may have
 * stored and kept the same.
 */
export async function storeFile(
  storage: MediaStorage,
  versionId: string,
  file: string,
  { format, picture }: FileFacts,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "levare-asset-"));
  try {
    for (const { width, bytes } of picture?.previews ?? []) {
      const part = path.join(folder, "part");
      await writeFile(part, bytes);
      await storage.put(previewKey(versionId, width), part, "image/webp");
    }
    await storage.put(fileKey(versionId), file, ASSET_FORMATS[format].mimeType);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes all that lies in the store for a version. What is gone already is fine. */
export async function eraseFile(storage: MediaStorage, versionId: string): Promise<void> {
  for (const key of keysOf(versionId)) await storage.delete(key);
}
