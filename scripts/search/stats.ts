import type { Database } from "../../db/open.ts";
import { MemoryEngine } from "../../server/search/memory/MemoryEngine.ts";

/** What an index of this installation holds, opened as a server opens it. */
export async function stats(database: Database, folder: string, say: (line: string) => void): Promise<void> {
  const began = performance.now();
  const engine = new MemoryEngine(database, folder);
  await engine.start();
  const seconds = (performance.now() - began) / 1000;
  const { isReady, docs = 0, words, bytes = 0, delta, parts, watermark, mergedAt } = engine.stats();
  await engine.close();
  if (!isReady) throw new Error("The index could not be made.");
  say(`documents            ${docs}`);
  say(`words                ${words}`);
  say(`bytes per document   ${docs === 0 ? 0 : Math.round(bytes / docs)}`);
  say(`changes to merge     ${delta} in ${parts} parts`);
  say(`position             ${watermark}`);
  say(`as of                ${mergedAt.toISOString()}`);
  say(`opened in            ${seconds.toFixed(2)} s`);
}
