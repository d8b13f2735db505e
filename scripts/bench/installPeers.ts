import { spawnSync } from "node:child_process";
import path from "node:path";

/** The folder of what the benchmarks compare with and measure by, whose packages are no part of the product's. */
export const PEERS = path.join(import.meta.dirname, "peers");

/** Installs those packages as their lock says; with BENCH_KEEP_PEERS what is installed stays. */
export function installPeers(): void {
  if (process.env.BENCH_KEEP_PEERS) return;
  const words = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", words, { cwd: PEERS, stdio: "inherit" });
  if (status !== 0) throw new Error("The peers could not be installed.");
}
