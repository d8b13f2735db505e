// npm run test:postgres: the tests that touch a database, on the PostgreSQL server that TEST_DATABASE_URL names.
import { runJest } from "./jest.ts";

if (!process.env.TEST_DATABASE_URL) {
  console.error(
    "Set TEST_DATABASE_URL to a PostgreSQL server (15 or newer) on which databases may be made and dropped.",
  );
  process.exit(1);
}
// Of everything, those that lead to the test database by any import. Screens (e2e) ask the same servers for the same things, and
// are run here where they are named.
const words = process.argv.slice(2);
process.exitCode = runJest(words, {
  always: ["--selectProjects", "node", ...(words.length > 0 ? ["e2e"] : [])],
  whole: ["--findRelatedTests", "db/testing/template.ts"],
});
