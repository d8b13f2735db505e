import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const root = path.join(import.meta.dirname, "../..");
/** An import of values from the server's side; types alone load nothing. */
const FROM_SERVER = /^(?:import|export) (?!type )[^;]*? from "((?:\.\.\/)+(?:db|server)\/[^"]+)";/gm;

/** What Node's own loader made of the modules that tests of screens ask of the server, by file. */
const modules = new Map<string, Record<string, unknown>>();
let isReady: Promise<void> | undefined;

/** Loads all that any test of screens asks for, once a process: a sandbox cannot wait for one at its turn. */
export function loadNativeModules(): Promise<void> {
  return (isReady ??= load());
}

async function load(): Promise<void> {
  // Asked while the modules load, as in nativeRunner.mts.
  process.env.LEVARE_TEST_NATIVE = "1";
  for await (const file of glob("e2e/**/*.{ts,tsx}", { cwd: root, exclude: ["e2e/journeys/**"] }))
    for (const [, target] of readFileSync(path.join(root, file), "utf8").matchAll(FROM_SERVER)) {
      const asked = path.join(root, path.dirname(file), target!);
      if (!modules.has(asked)) modules.set(asked, await import(pathToFileURL(asked).href));
    }
  delete process.env.LEVARE_TEST_NATIVE;
}

export function nativeModule(file: string): Record<string, unknown> {
  const found = modules.get(file);
  if (!found) throw new Error(`${file} is asked for by no import that scripts/jest/nativeModules.mts sees.`);
  return found;
}
