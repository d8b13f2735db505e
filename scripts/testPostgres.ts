// npm run test:postgres: the tests that touch a database, on the PostgreSQL server that TEST_DATABASE_URL names.
import { runJest } from "./jest.ts";

if (!process.env.TEST_DATABASE_URL) {
  console.error(
    "Set TEST_DATABASE_URL to a PostgreSQL server (15 or newer) on which databases may be made and dropped.",
  );
  process.exit(1);
}
/**
 * Minutes of sound, pictures, texts and of the matrix of rights, whose statements the other tests of the same features send as well.
 * `npm test` runs them on the embedded engine; here they run where they are named.
 */
const ABOUT_OTHER_THINGS = [
  "server/catalog/(corpus|measurement|tagged|trackFiles)",
  "server/graphql/matrix/rows",
  "server/media/",
  "server/payments/emulator/conformance",
  "server/phone/realCalls",
  "server/profiles/pictures",
  "server/releases/(covers|replaceAudio)",
  "scripts/(assistants/questions|story/(playSongs|talks))",
];
// Of everything, those that lead to the test database by any import. Screens (e2e) ask the same servers for the same things, and
// are run here where they are named.
const words = process.argv.slice(2);
process.exitCode = runJest(words, {
  always: ["--selectProjects", "node", ...(words.length > 0 ? ["e2e"] : [])],
  whole: [
    ...["--findRelatedTests", "db/testing/template.ts"],
    ...["--testPathIgnorePatterns", "/node_modules/", ...ABOUT_OTHER_THINGS],
  ],
});
