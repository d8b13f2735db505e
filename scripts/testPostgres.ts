// npm run test:postgres: the same tests on the PostgreSQL server that TEST_DATABASE_URL names.
import { spawnSync } from "node:child_process";

if (!process.env.TEST_DATABASE_URL) {
  console.error(
    "Set TEST_DATABASE_URL to a PostgreSQL server (15 or newer) on which databases may be made and dropped.",
  );
  process.exit(1);
}
const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
// Client tests never reach a database: the other run has them.
const jest = ["node_modules/jest/bin/jest.js", ...process.argv.slice(2), "--selectProjects", "node", "e2e"];
process.exitCode = spawnSync(process.execPath, [...flags, ...jest], { stdio: "inherit" }).status ?? 1;
