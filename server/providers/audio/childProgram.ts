import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("./audioChild.ts", import.meta.url));
/** Where `npm run build` and `npm start` put it in one piece (scripts/programBundles.ts). */
const BUNDLE = fileURLToPath(new URL("../../../dist/audio/audioChild.js", import.meta.url));

/**
 * What a child process runs. In production the bundle, where there is one: to find, read and strip a hundred small files for
 * every song costs more than to measure it. Everywhere else what is written in the sources.
 */
export function childProgram(): string {
  return process.env.NODE_ENV === "production" && existsSync(BUNDLE) ? BUNDLE : SOURCE;
}
