import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { coverVariant } from "../../domain/catalog/coverSizes.ts";
import type { ActContext } from "../acting/ActContext.ts";
import { act } from "../acting/act.ts";
import { clearCoverUnlessShown } from "./clearCover.ts";
import { coverKeyOf, originalKey } from "./coverFiles.ts";
import type { RedrawnCover } from "./redrawCover.ts";

const ORIGINAL_TYPES = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" } as Record<string, string>;

/**
 * Puts the cover with its variants and its original into the store. What fails in the middle takes nothing back: it may be the very
 * cover that is shown, sent again. Files that no release comes to show go an hour later.
 */
export async function storeCover(
  from: ActContext,
  releaseId: string,
  { key, original, master, variants }: RedrawnCover,
): Promise<string> {
  const { storage } = from.services;
  const coverKey = coverKeyOf(releaseId, key);
  await act({ ...from, actor: { kind: "system", job: "clear-cover" } }, clearCoverUnlessShown, { coverKey });
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
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
