import { access, chmod, constants, readdir } from "node:fs/promises";
import path from "node:path";
import { makeFolder } from "../db/embedded/makeFolder.ts";

/** New files of this process are nobody else's to read. */
export const PRIVATE_UMASK = 0o077;

/** What we keep there. Where somebody names their home as the data folder, the rest of it stays as it is. */
const OWN = [
  "audit-head.json",
  "holder.pid",
  "incoming",
  "media",
  "pglite",
  "search",
  "secret",
  "stripe",
  "work",
];

/**
 * Keeps the data folder to the user that the server runs as: music that is not out, letters and addresses lie in it. What an
 * earlier version left open to others is closed. Folders that belong to somebody else are theirs to close: returns the error that says
 * so. Throws where nothing can be kept in it.
 */
export async function closeDataFolder(folder: string): Promise<Error | undefined> {
  makeFolder(folder);
  try {
    // The whole machine is nobody's to close.
    if (folder !== path.parse(folder).root) await chmod(folder, 0o700);
    // Beyond the folders below it nobody gets; their content, a whole catalog, need not be walked through at every start.
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.filter(({ name }) => OWN.includes(name)))
      if (entry.isDirectory()) await chmod(path.join(folder, entry.name), 0o700);
      else if (entry.isFile()) await chmod(path.join(folder, entry.name), 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return error as Error;
  }
}
