// Our server as it is, with the benchmark's document as the known one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readConfiguration } from "../../../server/configuration.ts";
import { serve } from "../../../server/serve.ts";
import { SEARCH } from "./documents.ts";

const root = mkdtempSync(path.join(tmpdir(), "levare-bench-"));
process.once("exit", () => rmSync(root, { recursive: true, force: true }));
mkdirSync(path.join(root, "client"));
writeFileSync(path.join(root, "client/persisted.json"), JSON.stringify({ search: SEARCH }));
const env = { ...process.env, DATA_DIR: process.env.DATA_DIR ?? root, DEMO: "0" };
const { address } = await serve(readConfiguration(env, root));
console.log(`READY ${address}`);
process.once("SIGTERM", () => process.exit(0));
