// npm run test:long: the tests that try more in it than in CI, in full: properties, kills, every cell of the matrix of rights; then
// the upgrade of an earlier installation, and fifty schedules in a real Chromium. Words after `--` choose tests, as jest takes them, and
// leave both out.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { runJest } from "./jest.ts";

process.env.LONG = "1";
const words = process.argv.slice(2);
const code = runJest(words, { whole: ["--findRelatedTests", "domain/testing/thoroughness.ts"] });
const isDone = (script: string, ...rest: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, script), ...rest], { stdio: "inherit" })
    .status === 0;
const isWhole = words.length === 0;
const upgrade = !isWhole || isDone("testUpgrade.ts");
const schedules = !isWhole || isDone("testBrowser.ts", "schedules");
process.exitCode = code || (upgrade && schedules ? 0 : 1);
