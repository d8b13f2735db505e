import { COVER_WIDTHS } from "../../domain/catalog/coverRules.ts";
import { coverVariant } from "../../domain/catalog/coverSizes.ts";
import type { MediaStorage } from "../providers/storage.ts";

/** The key of a cover that `coverUrl` serves: the full size; its variants and its original are named after it. */
export function coverKeyOf(releaseId: string, key: string): string {
  return `release/${releaseId}-${key}.jpg`;
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
