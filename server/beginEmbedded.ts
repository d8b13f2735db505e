import { type BegunEngine, beginEngine } from "../db/embedded/beginEngine.ts";
import type { Configuration } from "./configuration.ts";
import { closeDataFolder } from "./dataFolder.ts";

/**
 * Closes the data folder to others, holds it and begins to open the database in it, unless PostgreSQL is used. Throws where the
 * folder cannot be used or another process has it.
 */
export async function beginEmbedded({
  env,
  dataDir,
}: Pick<Configuration, "env" | "dataDir">): Promise<BegunEngine | undefined> {
  await closeDataFolder(dataDir);
  return env.DATABASE_URL ? undefined : beginEngine({ folder: dataDir });
}
