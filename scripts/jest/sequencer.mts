import { readFileSync } from "node:fs";
import path from "node:path";
import Sequencer from "@jest/test-sequencer";

type Tests = Parameters<Sequencer["sort"]>[0];

/** Seconds of the files that took long in an earlier whole run; `KEEP_SECONDS=1 npm test` writes them anew. */
const SECONDS = JSON.parse(readFileSync(new URL("./seconds.json", import.meta.url), "utf8")) as Record<
  string,
  number
>;

/** Longest first, on a machine that has seen none of them, too: a long file that begins last keeps one core waiting. */
export default class LongestFirst extends Sequencer {
  override sort(tests: Tests): Tests {
    const secondsOf = (test: Tests[number]) =>
      SECONDS[path.relative(test.context.config.rootDir, test.path).replaceAll("\\", "/")] ?? 0;
    return [...tests].sort((a, b) => secondsOf(b) - secondsOf(a) || a.path.localeCompare(b.path));
  }
}
