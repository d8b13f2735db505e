// npm run check: types, format, lint with the walls between the floors, and whether the generated files are up to date.
import { spawnSync } from "node:child_process";

const CHECKS: [what: string, command: string, ...args: string[]][] = [
  ["types", "tsc", "--noEmit"],
  ["format and floors", "biome", "check"],
  ["promises", "oxlint", "--type-aware", "domain", "db", "server", "client", "scripts", "e2e"],
  ["table types and schema", process.execPath, "scripts/generate.ts", "--verify"],
  ["documents of the client", "relay-compiler", "--validate"],
];

let failures = 0;
for (const [what, command, ...args] of CHECKS) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  console.log(`${status === 0 ? "ok    " : "FAILED"} ${what}`);
  if (status === 0) continue;
  failures++;
  console.log(stdout + stderr);
}
process.exitCode = failures ? 1 : 0;
