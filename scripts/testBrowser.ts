// npm run test:browser: the journeys of e2e/journeys in a real Chromium, against TEST_ADDRESS or a server of its own.
// Several addresses, with commas between them, share the journeys out.
// Words after `--` choose journeys by file name. A journey that fails is made once more after all others, with a
// trace; screenshots and traces of what failed are kept.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium } from "../e2e/browser/openBrowser.ts";
import { openServer } from "../e2e/browser/openServer.ts";
import { buildClient } from "./buildClient.ts";
import { type Flaky, printFlaky } from "./flaky.ts";
import { journeyParts, keepJourneySeconds } from "./journeyParts.ts";

const root = path.join(import.meta.dirname, "..");
/** How long the journeys of each file took. */
const seconds: Record<string, number> = {};
const reports = mkdtempSync(path.join(tmpdir(), "levare-reports-"));
/** Where journeys with a server of their own leave what the first of them was told. */
const story = path.join(reports, "story");

// Where none is installed it is fetched here, once: two runs that fetch at the same time would leave half of it.
await findChromium();
const server = process.env.TEST_ADDRESS ? null : await ownServer();
const addresses = (process.env.TEST_ADDRESS ?? server!.address).split(",");
try {
  // Playwright looks for words in the whole path, whatever folder this is.
  const words = process.argv.slice(2).map((word) => `journeys/[^/]*${word}`);
  const shares = words.length === 0 ? journeyParts(addresses.length) : null;
  const parts = addresses.map((address, at) =>
    makeJourneys(
      address,
      `first-${at + 1}`,
      shares
        ? shares[at]!.map((file) => `journeys/${file}`)
        : // There may be fewer journeys than servers.
          [...words, `--shard=${at + 1}/${addresses.length}`, ...(at > 0 ? ["--pass-with-no-tests"] : [])],
    ),
  );
  const failedAt = await Promise.all(parts);
  if (process.env.KEEP_SECONDS && shares) keepJourneySeconds(seconds);
  const failedAgain: Failed[] = [];
  // Each where it failed: on another server other journeys have left their people elsewhere.
  for (const [at, failed] of failedAt.entries())
    if (failed.length > 0)
      failedAgain.push(
        ...(await makeJourneys(
          addresses[at]!,
          `again-${at + 1}`,
          failed.map(({ place }) => place),
        )),
      );
  const again = new Set(failedAgain.map(({ place }) => place));
  printFlaky(failedAt.flat().filter(({ place }) => !again.has(place)));
  process.exitCode = failedAgain.length > 0 ? 1 : (process.exitCode ?? 0);
} finally {
  await server?.close();
  rmSync(story, { recursive: true, force: true });
}

interface Failed extends Flaky {
  /** File and line, as Playwright chooses by them. */
  place: string;
}

/** Those that failed. Without any, a run that did not come to its end fails all the same. */
async function makeJourneys(address: string, name: string, words: readonly string[]): Promise<Failed[]> {
  const report = path.join(reports, `${name}.json`);
  const run = spawn(
    "playwright",
    ["test", "--reporter=list,json", "--output", path.join(reports, name), ...words],
    {
      cwd: root,
      env: {
        ...{ ...process.env, TEST_ADDRESS: address, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        JOURNEY_STORY: story,
        ...(name.startsWith("again") && { JOURNEY_TRACE: "1" }),
      },
      stdio: "inherit",
    },
  );
  const [status] = (await once(run, "exit")) as [number | null];
  const { suites = [] } = JSON.parse(readFileSync(report, "utf8")) as Report;
  for (const { file, specs } of suites)
    seconds[file] ??= Math.round(
      specs.reduce((sum, { tests }) => sum + (tests[0]?.results[0]?.duration ?? 0), 0) / 1000,
    );
  const failed = suites.flatMap(({ file, specs }) =>
    specs
      .filter(({ ok }) => !ok)
      .map(({ line, tests }) => ({
        ...{ file, place: `${file}:${line}` },
        failure: tests[0]?.results[0]?.error?.message ?? "It did not end.",
      })),
  );
  if (status !== 0 && failed.length === 0) process.exitCode = 1;
  return failed;
}

/** Of Playwright's JSON reporter, as far as it is read here. */
interface Report {
  suites?: {
    file: string;
    specs: {
      ok: boolean;
      line: number;
      tests: { results: { duration: number; error?: { message?: string } }[] }[];
    }[];
  }[];
}

/** With the client as it stands: a bundle from yesterday would be judged in place of today's. */
async function ownServer() {
  await buildClient(root);
  return openServer(root);
}
