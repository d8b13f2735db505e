import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join(import.meta.dirname, "../e2e/journeys");
const SECONDS_FILE = path.join(FOLDER, "seconds.json");
/** Of a file that was not made yet when the seconds were written. */
const USUAL_SECONDS = 20;

/** Seconds of each file of journeys in an earlier whole run; `KEEP_SECONDS=1 npm run test:browser` writes them anew. */
export type Seconds = Readonly<Record<string, number>>;

/** The files of all journeys in as many parts, which end together as far as they can: neighbours stay together, in their order. */
export function journeyParts(count: number): string[][] {
  const known = JSON.parse(readFileSync(SECONDS_FILE, "utf8")) as Seconds;
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".journey.ts"))
    .sort();
  return inParts(files, known, count);
}

/** Exported for its test. */
export function inParts(files: readonly string[], known: Seconds, count: number): string[][] {
  const secondsOf = (file: string) => known[file] ?? USUAL_SECONDS;
  const all = files.reduce((sum, file) => sum + secondsOf(file), 0);
  const parts: string[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const file of files) {
    // Where the middle of it lies decides.
    const place = (before + secondsOf(file) / 2) / all;
    parts[Math.min(count - 1, Math.floor(place * count))]!.push(file);
    before += secondsOf(file);
  }
  return parts;
}

export function keepJourneySeconds(seconds: Seconds): void {
  const sorted = Object.entries(seconds).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(SECONDS_FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
