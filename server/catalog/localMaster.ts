import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { MediaStorage } from "../providers/storage.ts";

/** A path under which a master can be read: its own where files lie in a folder, else a copy that is made in `folder`. */
export async function localMaster(storage: MediaStorage, masterKey: string, folder: string): Promise<string> {
  const own = storage.pathOf(masterKey);
  if (own) return own;
  const copy = path.join(folder, "master");
  await mkdir(folder, { recursive: true });
  await storage.fetch(masterKey, copy);
  return copy;
}
