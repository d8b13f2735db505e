// npm run test:postgres: the tests that touch a database, on the PostgreSQL server that TEST_DATABASE_URL names.
import { runJest } from "./jest.ts";

if (!process.env.TEST_DATABASE_URL) {
  console.error(
    "Set TEST_DATABASE_URL to a PostgreSQL server (15 or newer) on which databases may be made and dropped.",
  );
  process.exit(1);
}
// Client tests never reach a database, and of the others those that lead to no test database by any import: `npm test` has them.
process.exitCode = runJest(process.argv.slice(2), {
  always: ["--selectProjects", "node", "e2e"],
  whole: ["--findRelatedTests", "db/testing/template.ts"],
});
