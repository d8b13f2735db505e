import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

const ENGINE = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")),
  "pglite.wasm",
);

/**
 * The embedded database, compiled. V8 shares what it compiled, and made fast since, with every thread of the process that runs the
 * same bytes, as long as somebody holds it: else each test file begins cold.
 */
export const warmDatabase: Promise<WebAssembly.Module | null> = process.env.TEST_DATABASE_URL
  ? Promise.resolve(null)
  : readFile(ENGINE).then((bytes) => WebAssembly.compile(bytes));
