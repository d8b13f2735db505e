import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Disk } from "flydrive";

/** Copies a stored file to a local path, making the folders above it. */
export async function copyOut(disk: Disk, key: string, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await pipeline(await disk.getStream(key), createWriteStream(file));
}
