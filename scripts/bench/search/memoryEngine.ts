import path from "node:path";
import type { Database } from "../../../db/open.ts";
import { mendText } from "../../../domain/search/mend.ts";
import { buildSpelling } from "../../../domain/search/spelling/Spelling.ts";
import { MemoryEngine } from "../../../server/search/memory/MemoryEngine.ts";
import { WORDS } from "../../scale/vocabulary.ts";
import type { Act } from "./medianCosts.ts";
import { requestFor } from "./request.ts";

/** What the index in memory takes, and what starting it takes. */
export interface MemoryFacts {
  bytesPerDocument: number;
  buildSeconds: number;
  snapshotSeconds: number;
  /** To know what a mistyped word means, in milliseconds of CPU. */
  typoMs: number;
}

export interface OpenMemory {
  facts: MemoryFacts;
  /** One search. */
  searching(text: string): Act;
  close(): Promise<void>;
}

/** Our engine in memory, in this process: built from all rows first, then from the snapshot that this left. */
export async function openMemory(database: Database, dataDir: string): Promise<OpenMemory> {
  const folder = path.join(dataDir, "search");
  const started = async () => {
    const engine = new MemoryEngine(database, folder);
    const began = performance.now();
    await engine.start();
    if (!engine.stats().isReady) throw new Error("The engine in memory did not get ready.");
    return { engine, seconds: (performance.now() - began) / 1000 };
  };
  const first = await started();
  await first.engine.close();
  const { engine, seconds } = await started();
  const { bytes = 0, docs = 1 } = engine.stats();
  const facts: MemoryFacts = {
    bytesPerDocument: bytes / docs,
    buildSeconds: first.seconds,
    snapshotSeconds: seconds,
    typoMs: await typoMs(engine),
  };
  return {
    facts,
    searching: (text: string) => ({
      clockMs: cpuMs,
      run: async () => engine.search(database.db, requestFor({ text, filters: {} })),
    }),
    close: () => engine.close(),
  };
}

/** Words with one letter too few, each looked up by itself. */
async function typoMs(engine: MemoryEngine): Promise<number> {
  const steps = buildSpelling(await engine.words());
  let step = steps.next();
  while (!step.done) step = steps.next();
  const mistyped = WORDS.filter((word) => word.length > 5)
    .slice(0, 400)
    .map((word) => word.slice(0, 3) + word.slice(4));
  for (const word of mistyped) mendText(word, step.value);
  const began = cpuMs();
  for (const word of mistyped) mendText(word, step.value);
  return (cpuMs() - began) / mistyped.length;
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
