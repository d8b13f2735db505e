import { rm } from "node:fs/promises";
import path from "node:path";
import type { JobContext } from "../jobContext.ts";

/** Removes files as db/privacy/files.ts names them. What is gone already is fine. */
export async function removeFiles(
  { dataDir, services }: JobContext,
  files: readonly string[],
): Promise<void> {
  for (const file of files) {
    const [place, ...rest] = file.split("/");
    const name = rest.join("/");
    if (place === "media") await services.storage.delete(name);
    else if (place === "incoming") await services.incoming.remove(name);
    else if (place === "work") await rm(path.join(dataDir, "work", name), { recursive: true, force: true });
    else throw new Error(`Nobody knows where ${place} files lie.`);
  }
}
