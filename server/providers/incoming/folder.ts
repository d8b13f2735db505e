import { rm, stat } from "node:fs/promises";
import path from "node:path";
import { FileMissing } from "../FileMissing.ts";
import type { IncomingFiles } from "../incoming.ts";
import { ReceivingStore } from "./ReceivingStore.ts";

export function incomingFolder(dataDir: string): string {
  return path.join(dataDir, "incoming");
}

/** Files of one server, or of several that share their data folder. How much there is of a file is its length. */
export function openFolder(dataDir: string): IncomingFiles {
  const directory = incomingFolder(dataDir);
  const statOf = (id: string) => stat(path.join(directory, id)).catch(() => null);
  return {
    store: new ReceivingStore({ directory }),
    isWhole: async ({ id, bytes }) => (await statOf(id))?.size === bytes,
    lastByteAt: async ({ id, updatedAt }) => (await statOf(id))?.mtime ?? updatedAt,
    async localCopy({ id, bytes }) {
      const file = path.join(directory, id);
      if ((await statOf(id))?.size !== bytes) throw new FileMissing(file);
      return file;
    },
    async remove(id) {
      const file = path.join(directory, id);
      await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
    },
  };
}
