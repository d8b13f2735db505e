// Our server as it is, with the benchmark's two documents as the known ones.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readConfiguration } from "../../server/configuration.ts";
import { serve } from "../../server/serve.ts";
import { FLAT, NESTED } from "./queries.ts";
import { BENCH_SECRET } from "./session.ts";

const root = mkdtempSync(path.join(tmpdir(), "levare-bench-"));
mkdirSync(path.join(root, "client"));
writeFileSync(
  path.join(root, "client/persisted.json"),
  JSON.stringify({ flat: FLAT.ours, nested: NESTED.ours }),
);
const env = {
  ...process.env,
  DATA_DIR: root,
  DEMO: "0",
  SECRET: BENCH_SECRET,
  PORT: process.env.PORT ?? "4110",
};
const { address, services } = await serve(readConfiguration(env, root));
// What runs beside requests, such as measuring the sound of the tracks, is not what is measured.
await services.jobs.close();
console.log(`READY ${address}`);
process.once("SIGINT", () => process.exit(0));
