import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Whether a built file stands that is newer than everything it is made of. All places are below `root`. What is asked of several
 * files within one turn of the event loop is looked at once: they are made of much the same.
 */
export function isNewerThan(root: string, built: string, sources: readonly string[]): boolean {
  const file = path.join(root, built);
  if (!existsSync(file)) return false;
  const builtAt = statSync(file).mtimeMs;
  return sources.every((source) => newestOf(path.join(root, source)) <= builtAt);
}

const seenThisTurn = new Map<string, number>();

/** When the newest file of a folder, the folder, or the file itself, was last written; in epoch milliseconds. */
function newestOf(place: string): number {
  if (seenThisTurn.size === 0) setImmediate(() => seenThisTurn.clear());
  const seen = seenThisTurn.get(place);
  if (seen !== undefined) return seen;
  const stat = statSync(place);
  let newest = stat.mtimeMs;
  if (stat.isDirectory())
    for (const name of readdirSync(place)) newest = Math.max(newest, newestOf(path.join(place, name)));
  seenThisTurn.set(place, newest);
  return newest;
}
