import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Whether a built file stands that is newer than everything it is made of. All places are below `root`. */
export function isNewerThan(root: string, built: string, sources: readonly string[]): boolean {
  const file = path.join(root, built);
  if (!existsSync(file)) return false;
  const builtAt = statSync(file).mtimeMs;
  return sources.every((source) => newestBelow(path.join(root, source)) <= builtAt);
}

/** When the newest file of a folder, or the file itself, was last written; in epoch milliseconds. */
function newestBelow(place: string): number {
  if (!statSync(place).isDirectory()) return statSync(place).mtimeMs;
  const names = readdirSync(place, { recursive: true }) as string[];
  return Math.max(0, ...names.map((name) => statSync(path.join(place, name)).mtimeMs));
}
