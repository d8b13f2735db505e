import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = path.join(import.meta.dirname, "..");
/** Where a bundle is as new as its sources: `npm start` and the tests build it first. */
const BUNDLED = new Set(["production", "test"]);

/**
 * The file that a child process or thread runs: the bundle below dist (scripts/programBundles.ts), where there is one, because to
 * find, read and strip a hundred small files for every song costs more than to measure it; while developing what is written.
 */
export function programFile(source: URL, bundle: string): string {
  const file = path.join(ROOT, "dist", bundle);
  return BUNDLED.has(process.env.NODE_ENV ?? "") && existsSync(file) ? file : fileURLToPath(source);
}
