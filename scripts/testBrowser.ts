// npm run test:browser: the journeys of e2e/journeys in a real Chromium, against TEST_ADDRESS or a server of its own.
// Words after `--` choose journeys by file name. A journey that fails is made once more after all others.
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { HungBrowser } from "../e2e/browser/HungBrowser.ts";
import type { Journey } from "../e2e/browser/Journey.ts";
import { openServer } from "../e2e/browser/openServer.ts";
import { runJourney } from "../e2e/browser/runJourney.ts";
import { buildClient } from "./buildClient.ts";
import { type Flaky, printFlaky } from "./flaky.ts";

const root = path.join(import.meta.dirname, "..");
const ENDING = ".journey.ts";

const wanted = process.argv.slice(2);
const files = (await readdir(path.join(root, "e2e/journeys"))).filter((file) => file.endsWith(ENDING)).sort();
const names = files
  .map((file) => file.slice(0, -ENDING.length))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

const server = process.env.TEST_ADDRESS ? null : await ownServer();
const address = (process.env.TEST_ADDRESS ?? server?.address ?? "").replace(/\/$/, "");
const flaky: Flaky[] = [];
let failed = 0;
try {
  const reports = await mkdtemp(path.join(tmpdir(), "levare-reports-"));
  const again: Flaky[] = [];
  for (const name of names) {
    const failure = await make(name, path.join(reports, name));
    if (failure) again.push({ file: `e2e/journeys/${name}${ENDING}`, failure: failure.message });
  }
  for (const each of again) {
    const name = path.basename(each.file, ENDING);
    if (await make(name, path.join(reports, `${name}-again`))) failed++;
    else flaky.push(each);
  }
} finally {
  await server?.close();
}
printFlaky(flaky);
console.log(`${names.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || names.length === 0 ? 1 : 0;

async function make(name: string, folder: string): Promise<Error | null> {
  const journey = (await import(path.join(root, "e2e/journeys", `${name}${ENDING}`))) as Journey;
  const begun = performance.now();
  const failure = await runUnlessHung(journey, folder);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${failure ? "FAILED" : "ok"}  ${journey.title} (${seconds} s)`);
  if (failure)
    console.log(`${failure.message.replace(/^/gm, "    ")}\n    Screenshots and errors: ${folder}`);
  return failure;
}

/** A browser that hangs says nothing about the product: the journey is made once more in another one. */
async function runUnlessHung(journey: Journey, folder: string): Promise<Error | null> {
  const failure = await runJourney(journey, { address, folder });
  if (!(failure instanceof HungBrowser)) return failure;
  console.log(`again  ${failure.message.replace(/^/gm, "    ").trim()}`);
  return runJourney(journey, { address, folder });
}

/** With the client as it stands: a bundle from yesterday would be judged in place of today's. */
async function ownServer() {
  await buildClient(root);
  return openServer(root);
}
