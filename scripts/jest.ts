import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Flaky, printFlaky } from "./flaky.ts";

const FLAGS = [
  "--experimental-vm-modules",
  "--disable-warning=ExperimentalWarning",
  // V8 once ended a process while it took back compiled code ("jit_page_->allocations_.erase(addr) == 1").
  "--no-wasm-code-gc",
];
const SECONDS_FILE = path.join(import.meta.dirname, "jest/seconds.json");
/** Files that took less are all alike to the order in which they run. */
const LEAST_SECONDS = 5;

interface Scope {
  /** Options of every run. */
  always?: readonly string[];
  /** What belongs to a run of everything. */
  whole?: readonly string[];
}

interface Run {
  code: number;
  failed: Flaky[];
  /** How long each file took. */
  seconds: Record<string, number>;
}

/** What jest writes about a run, as far as it is asked here. */
interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    /** In epoch milliseconds. */
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/**
 * Runs jest with these words, and returns its exit code; without any it runs everything. A file that fails is run once more by itself after all others, and fails the run only if it fails again. With options of
 * jest among the words there is one run: whoever names a test or watches wants to see just that.
 */
export function runJest(words: readonly string[], { always = [], whole = [] }: Scope = {}): number {
  if (words.some((word) => word.startsWith("-"))) return run([...words, ...always]).code;
  const { code, failed, seconds } = run([...words, ...always, ...(words.length > 0 ? [] : whole)]);
  // What is left out elsewhere, or takes its time for another reason, says nothing about the order of everything.
  if (process.env.KEEP_SECONDS && words.length === 0 && whole.length === 0) keepSeconds(seconds);
  // A run that failed without naming a file was killed, or found nothing to run.
  if (failed.length === 0) return code;
  console.log(`\nOnce more, each by itself: ${failed.map(({ file }) => file).join(", ")}`);
  // What fails may leave a server behind, and nobody would learn of it until somebody ended the run.
  const alone = ["--runInBand", "--forceExit", ...always, "--runTestsByPath"];
  const again = run([...alone, ...failed.map(({ file }) => file)]);
  if (again.code !== 0 && again.failed.length === 0) return again.code;
  printFlaky(failed.filter(({ file }) => !again.failed.some((each) => each.file === file)));
  return again.code;
}

function run(words: readonly string[]): Run {
  const folder = mkdtempSync(path.join(tmpdir(), "levare-jest-"));
  const report = path.join(folder, "report.json");
  const jest = [...FLAGS, "node_modules/jest/bin/jest.js", "--json", `--outputFile=${report}`, ...words];
  const code = spawnSync(process.execPath, jest, { stdio: "inherit" }).status ?? 1;
  const { testResults } = read(report);
  rmSync(folder, { recursive: true });
  const seconds = testResults.map(({ name, startTime, endTime }) => [
    path.relative(process.cwd(), name),
    Math.round((endTime - startTime) / 1000),
  ]);
  return { code, failed: failedIn(testResults), seconds: Object.fromEntries(seconds) };
}

/** What was written until it ended; nothing where it was killed. */
function read(report: string): Report {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return { testResults: [] };
  }
}

function keepSeconds(seconds: Record<string, number>): void {
  const long = Object.entries(seconds).filter(([, each]) => each >= LEAST_SECONDS);
  long.sort(([, a], [, b]) => b - a);
  writeFileSync(SECONDS_FILE, `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`);
}

function failedIn(results: Report["testResults"]): Flaky[] {
  return results
    .filter(({ status }) => status === "failed")
    .map(({ name, message, assertionResults }) => {
      const first = assertionResults.find(({ status }) => status === "failed");
      const failure = first ? `${first.fullName}\n${first.failureMessages[0]}` : message;
      return { file: path.relative(process.cwd(), name), failure };
    });
}
