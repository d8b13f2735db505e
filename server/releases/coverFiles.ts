import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { COVER_WIDTHS } from "../../domain/catalog/coverRules.ts";
import { coverVariant } from "../../domain/catalog/coverSizes.ts";
import type { MediaStorage } from "../providers/storage.ts";
import type { RedrawnCover } from "./redrawCover.ts";

const ORIGINAL_TYPES = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" } as Record<string, string>;

/** The key of a cover that `coverUrl` serves: the full size; its variants and its original are named after it. */
export function coverKeyOf(releaseId: string, key: string): string {
  return `release/${releaseId}-${key}.jpg`;
}

/** Puts the cover with its variants and its original into the store, or nothing. */
export async function storeCover(
  storage: MediaStorage,
  releaseId: string,
  { key, original, master, variants }: RedrawnCover,
): Promise<string> {
  const coverKey = coverKeyOf(releaseId, key);
  const folder = await mkdtemp(path.join(tmpdir(), "levare-cover-"));
  const put = async (storageKey: string, bytes: Buffer, mimeType: string) => {
    const file = path.join(folder, "part");
    await writeFile(file, bytes);
    await storage.put(storageKey, file, mimeType);
  };
  try {
    for (const { width, bytes } of variants)
      await put(`covers/${coverVariant(coverKey, width)}`, bytes, "image/webp");
    await put(originalKey(coverKey), original.bytes, ORIGINAL_TYPES[original.extension]!);
    await put(`covers/${coverKey}`, master, "image/jpeg");
    return coverKey;
  } catch (error) {
    await deleteCover(storage, coverKey);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where the file that was sent lies, for shops that want it untouched. Nothing serves it. */
export function originalKey(coverKey: string): string {
  return `originals/${coverKey.replace(/\.jpg$/, "")}`;
}

export async function deleteCover(storage: MediaStorage, coverKey: string): Promise<void> {
  // First, so that no smaller one is drawn from it any more.
  await storage.delete(`covers/${coverKey}`);
  for (const width of COVER_WIDTHS) await storage.delete(`covers/${coverVariant(coverKey, width)}`);
  await storage.delete(originalKey(coverKey));
}
