import { rm } from "node:fs/promises";
import path from "node:path";

/** Where files lie while they are received and checked: outside the media, so that nothing unchecked is ever served. */
export function incomingFolder(dataDir: string): string {
  return path.join(dataDir, "incoming");
}

/** Removes a received or half-received file with its description. Nothing happens when it is gone. */
export async function removeIncoming(dataDir: string, uploadId: string): Promise<void> {
  const file = path.join(incomingFolder(dataDir), uploadId);
  await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
}
