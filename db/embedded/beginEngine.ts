import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { STATEMENT_LIMIT_MS } from "../statementLimit.ts";
import { lockFolder } from "./folderLock.ts";
import type { EngineOptions } from "./protocol.ts";
import { EngineThread } from "./thread.ts";

export interface EngineBeginning extends Omit<EngineOptions, "dataDir"> {
  /** The data folder; without it everything stays in memory. */
  folder?: string | undefined;
}

/** An embedded engine that opens in its own thread, while this one does something else. */
export interface BegunEngine {
  engine: EngineThread;
  /** Resolves once it answers; rejects with the reason when it cannot open. Nobody needs to take that before they want it. */
  opened: Promise<void>;
  /** Closes it and lets go of its folder. */
  close(): Promise<void>;
}

const ALL = constants.R_OK | constants.W_OK | constants.X_OK;

/**
 * Holds the folder and begins to open the engine in it. Throws `FolderInUse` where another process has it, and what the system says where
 * the database in it is somebody else's.
 */
export async function beginEngine({ folder, ...given }: EngineBeginning): Promise<BegunEngine> {
  const dataDir = folder && path.join(folder, "pglite");
  // The engine itself would give a number for a reason. A first start as another user leaves such a folder.
  if (dataDir && existsSync(dataDir)) accessSync(dataDir, ALL);
  const unlock = folder ? await lockFolder(folder) : () => {};
  const options = dataDir ? { ...given, dataDir } : given;
  const engine = new EngineThread(options, STATEMENT_LIMIT_MS);
  const opened = engine.open();
  opened.catch(() => {});
  return {
    engine,
    opened,
    async close() {
      await engine.close();
      unlock();
    },
  };
}
