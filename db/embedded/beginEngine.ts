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

/** Holds the folder and begins to open the engine in it. Throws `FolderInUse` where another process has it. */
export async function beginEngine({ folder, ...given }: EngineBeginning): Promise<BegunEngine> {
  const unlock = folder ? await lockFolder(folder) : () => {};
  const options = folder ? { ...given, dataDir: path.join(folder, "pglite") } : given;
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
