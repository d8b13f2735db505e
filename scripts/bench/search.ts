// npm run bench:search [-- 100000 1000000]: our search through GraphQL beside the same engine behind bare node http, our SQL
// engine, PostgreSQL alone (pgbench), PostGraphile 5 with filters and aggregates, an ILIKE search and Orama, at each number of
// tracks. On the PostgreSQL server of TEST_DATABASE_URL, which has to be on this machine: its CPU counts.
import { installPeers } from "./installPeers.ts";
import { measureAt } from "./search/measureAt.ts";
import { printGrowth } from "./search/report.ts";

const sizes = process.argv.slice(2).map((size) => Number(size.replaceAll(/[_,]/g, "")));
if (sizes.length === 0) sizes.push(100_000);
if (sizes.some((size) => !Number.isInteger(size) || size < 100)) {
  console.error("npm run bench:search [-- TRACKS …]");
  process.exit(2);
}
installPeers();

const results = [];
for (const tracks of sizes) results.push(await measureAt(tracks));
printGrowth(results);
