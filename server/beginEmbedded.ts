import { type BegunEngine, beginEngine } from "../db/embedded/beginEngine.ts";
import type { Configuration } from "./configuration.ts";
import { closeDataFolder } from "./dataFolder.ts";
import { log } from "./log.ts";

/**
 * Closes the data folder to others, holds it and begins to open the database in it, unless PostgreSQL is used. Throws where the
 * folder cannot be used or another process has it.
 */
export async function beginEmbedded({
  env,
  dataDir,
}: Pick<Configuration, "env" | "dataDir">): Promise<BegunEngine | undefined> {
  const leftOpen = await closeDataFolder(dataDir);
  const engine = env.DATABASE_URL ? undefined : await beginEngine({ folder: dataDir });
  // Not before: of a folder that cannot be used, that alone is worth saying.
  if (leftOpen) log.warn("data-folder-open", { folder: dataDir, error: leftOpen });
  return engine;
}
