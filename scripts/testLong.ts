// npm run test:long: the tests that try more in it than in CI, in full: properties, kills, every cell of the matrix of rights.
// Words after `--` choose, as jest takes them.
import { runJest } from "./jest.ts";

process.env.LONG = "1";
process.exitCode = runJest(process.argv.slice(2), {
  whole: ["--findRelatedTests", "domain/testing/thoroughness.ts"],
});
