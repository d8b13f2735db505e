import { appendFileSync } from "node:fs";

/** What failed among the others and passed when it ran once more by itself. */
export interface Flaky {
  file: string;
  /** What it said the first time. */
  failure: string;
}

/**
 * Prints them under a heading of their own: the run passes, and each of them waits to be mended. They go to FLAKY_FILE
 * too, for whoever runs several parts after one another.
 */
export function printFlaky(flaky: readonly Flaky[]): void {
  if (flaky.length === 0) return;
  console.log("\nFLAKY: failed among the others, passed by itself");
  for (const { file, failure } of flaky) {
    const ours = failure.split("\n").filter((line) => !/^\s*at .*(node_modules|node:internal)/.test(line));
    const told = `  ${file}\n${ours.join("\n").trim().replace(/^/gm, "    ")}\n`;
    process.stdout.write(told);
    if (process.env.FLAKY_FILE) appendFileSync(process.env.FLAKY_FILE, told);
  }
}
