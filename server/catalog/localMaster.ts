import { access, mkdir } from "node:fs/promises";
import path from "node:path";
import { FileMissing } from "../providers/FileMissing.ts";
import type { MediaStorage } from "../providers/storage.ts";

/**
 * A path under which a master can be read: its own where files lie in a folder, else a copy that is made in `folder`. Throws
 * `FileMissing`.
 */
export async function localMaster(storage: MediaStorage, masterKey: string, folder: string): Promise<string> {
  const own = storage.pathOf(masterKey);
  if (own) {
    await access(own).catch((error) => {
      throw new FileMissing(masterKey, error);
    });
    return own;
  }
  const copy = path.join(folder, "master");
  await mkdir(folder, { recursive: true });
  await storage.fetch(masterKey, copy);
  return copy;
}
