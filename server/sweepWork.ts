import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { DAY_MS } from "../domain/duration.ts";

/** Removes what jobs of this data folder left in the middle when their process died: no job works on one thing for a day. */
export async function sweepWork(dataDir: string, now = new Date()): Promise<void> {
  const folder = path.join(dataDir, "work");
  for (const name of await readdir(folder).catch(() => [])) {
    const place = path.join(folder, name);
    const { mtime } = await stat(place).catch(() => ({ mtime: now }));
    if (mtime.getTime() < now.getTime() - DAY_MS) await rm(place, { recursive: true, force: true });
  }
}
