// npm run test:long: the tests that try more in it than in CI, in full: properties, kills, every cell of the matrix of rights; then
// the upgrade of an earlier installation. Words after `--` choose tests, as jest takes them, and leave the upgrade out.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { runJest } from "./jest.ts";

process.env.LONG = "1";
const words = process.argv.slice(2);
const code = runJest(words, { whole: ["--findRelatedTests", "domain/testing/thoroughness.ts"] });
const upgrade =
  words.length > 0 ||
  spawnSync(process.execPath, [path.join(import.meta.dirname, "testUpgrade.ts")], { stdio: "inherit" })
    .status === 0;
process.exitCode = code || (upgrade ? 0 : 1);
