import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)"(\.[^"]+)"/g;
const STATIC = /(?:\bfrom\s*|\bimport\s*)"(\.[^"]+)"/g;
const TYPES_ONLY = /^(?:import|export) type [^;]*;$/gm;
/** Relay's documents: compiled away to an import of what they are compiled to, which holds no words. */
const ENDINGS = ["", ".ts", ".tsx"];

/**
 * Every file of ours that a page may load which begins with these, also later on, or at once only; `except` and what only they reach
 * is left out.
 */
export function reachedFiles(
  root: string,
  begin: readonly string[],
  except: readonly string[] = [],
  isAtOnce = false,
): Set<string> {
  const left = new Set(except.map((file) => path.join(root, file)));
  const reached = new Set<string>();
  const open = begin.map((file) => path.join(root, file));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || left.has(file)) continue;
    reached.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    const code = readFileSync(file, "utf8").replace(TYPES_ONLY, "");
    for (const [, named] of code.matchAll(isAtOnce ? STATIC : IMPORTED)) {
      const bare = path.resolve(path.dirname(file), named!);
      const found = ENDINGS.map((ending) => bare + ending).find((name) => existsSync(name));
      if (found) open.push(found);
    }
  }
  return reached;
}
