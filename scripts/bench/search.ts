// npm run bench:search [-- 100000 1000000]: our search through GraphQL beside the same engine behind bare node http, our SQL
// engine, PostgreSQL alone (pgbench), PostGraphile 5 with filters and aggregates, an ILIKE search and Orama, at each number of
// tracks. On the PostgreSQL server of TEST_DATABASE_URL, which has to be on this machine: its CPU counts.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { measureAt } from "./search/measureAt.ts";
import { printGrowth } from "./search/report.ts";

const sizes = process.argv.slice(2).map((size) => Number(size.replaceAll(/[_,]/g, "")));
if (sizes.length === 0) sizes.push(100_000);
if (sizes.some((size) => !Number.isInteger(size) || size < 100)) {
  console.error("npm run bench:search [-- TRACKS …]");
  process.exit(2);
}
if (!process.env.BENCH_KEEP_PEERS) installPeers();

const results = [];
for (const tracks of sizes) results.push(await measureAt(tracks));
printGrowth(results);

function installPeers(): void {
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: path.join(import.meta.dirname, "peers"),
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The peers could not be installed.");
}
