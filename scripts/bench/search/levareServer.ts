// Our server as it is, with the benchmark's document as the known one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { readConfiguration } from "../../../server/configuration.ts";
import { MemoryEngine } from "../../../server/search/memory/MemoryEngine.ts";
import { serve } from "../../../server/serve.ts";
import { SEARCH } from "./documents.ts";

const root = mkdtempSync(path.join(tmpdir(), "levare-bench-"));
process.once("exit", () => rmSync(root, { recursive: true, force: true }));
mkdirSync(path.join(root, "client"));
writeFileSync(path.join(root, "client/persisted.json"), JSON.stringify({ search: SEARCH }));
const env = { ...process.env, DEMO: "0" };
const { address, services } = await serve(readConfiguration(env, root));
// Meanwhile SQL answers, which is another candidate.
while (services.search instanceof MemoryEngine && !services.search.stats().isReady) await setTimeout(50);
await services.speller.freshen();
// What runs every minute, such as the rules over new releases, is not what is measured.
await services.jobs.close();
console.log(`READY ${address}`);
process.once("SIGTERM", () => process.exit(0));
