import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Flaky, printFlaky } from "./flaky.ts";

const FLAGS = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
const SHARES = 4;

interface Scope {
  /** Options of every run. */
  always?: readonly string[];
  /** What belongs to a run of everything. */
  whole?: readonly string[];
}

interface Run {
  code: number;
  failed: Flaky[];
}

/** What jest writes about a run, as far as it is asked here. */
interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/**
 * Runs jest with these words, and returns its exit code. Without any it runs everything, in shares one after the other:
 * every test file loads its modules anew and leaves them in memory, and a fresh process begins without them.
 * A file that fails is run once more by itself after all others, and fails the run only if it fails again. With options of
 * jest among the words there is one run: whoever names a test or watches wants to see just that.
 */
export function runJest(words: readonly string[], { always = [], whole = [] }: Scope = {}): number {
  if (words.some((word) => word.startsWith("-"))) return run([...words, ...always]).code;
  const runs =
    words.length > 0
      ? [run([...words, ...always])]
      : Array.from({ length: SHARES }, (_, share) =>
          run([`--shard=${share + 1}/${SHARES}`, ...always, ...whole]),
        );
  const failed = runs.flatMap((each) => each.failed);
  // A run that failed without naming a file was killed, or found nothing to run.
  const nameless = runs.find((each) => each.code !== 0 && each.failed.length === 0);
  if (failed.length === 0) return nameless?.code ?? 0;
  console.log(`\nOnce more, each by itself: ${failed.map(({ file }) => file).join(", ")}`);
  const again = run(["--runInBand", ...always, "--runTestsByPath", ...failed.map(({ file }) => file)]);
  if (again.code !== 0 && again.failed.length === 0) return again.code;
  printFlaky(failed.filter(({ file }) => !again.failed.some((each) => each.file === file)));
  return nameless?.code ?? again.code;
}

function run(words: readonly string[]): Run {
  const folder = mkdtempSync(path.join(tmpdir(), "levare-jest-"));
  const report = path.join(folder, "report.json");
  const jest = [...FLAGS, "node_modules/jest/bin/jest.js", "--json", `--outputFile=${report}`, ...words];
  const code = spawnSync(process.execPath, jest, { stdio: "inherit" }).status ?? 1;
  const failed = code === 0 ? [] : failedIn(report);
  rmSync(folder, { recursive: true });
  return { code, failed };
}

function failedIn(report: string): Flaky[] {
  let written: string;
  try {
    written = readFileSync(report, "utf8");
  } catch {
    return [];
  }
  return (JSON.parse(written) as Report).testResults
    .filter(({ status }) => status === "failed")
    .map(({ name, message, assertionResults }) => {
      const first = assertionResults.find(({ status }) => status === "failed");
      const failure = first ? `${first.fullName}\n${first.failureMessages[0]}` : message;
      return { file: path.relative(process.cwd(), name), failure };
    });
}
