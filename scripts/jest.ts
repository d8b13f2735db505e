import { spawnSync } from "node:child_process";

const FLAGS = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
const SHARES = 4;

/**
 * Runs jest with these words, and returns its exit code. Without any it runs everything, in shares one after the other:
 * every test file loads its modules anew and leaves them in memory, and a fresh process begins without them.
 */
export function runJest(words: readonly string[], always: readonly string[] = []): number {
  if (words.length > 0) return run([...words, ...always]);
  let code = 0;
  for (let share = 1; share <= SHARES; share++) code = run([`--shard=${share}/${SHARES}`, ...always]) || code;
  return code;
}

function run(words: readonly string[]): number {
  const jest = [...FLAGS, "node_modules/jest/bin/jest.js", ...words];
  return spawnSync(process.execPath, jest, { stdio: "inherit" }).status ?? 1;
}
