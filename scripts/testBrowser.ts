// npm run test:browser: the journeys of e2e/journeys in a real Chromium, against TEST_ADDRESS or a server of its own.
// Words after `--` choose journeys by file name.
import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { HungBrowser } from "../e2e/browser/HungBrowser.ts";
import type { Journey } from "../e2e/browser/Journey.ts";
import { openServer } from "../e2e/browser/openServer.ts";
import { runJourney } from "../e2e/browser/runJourney.ts";
import { buildClient } from "./buildClient.ts";

const root = path.join(import.meta.dirname, "..");
const ENDING = ".journey.ts";

const wanted = process.argv.slice(2);
const files = (await readdir(path.join(root, "e2e/journeys"))).filter((file) => file.endsWith(ENDING)).sort();
const names = files
  .map((file) => file.slice(0, -ENDING.length))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

const server = process.env.TEST_ADDRESS ? null : await ownServer();
const address = (process.env.TEST_ADDRESS ?? server?.address ?? "").replace(/\/$/, "");
let passed = 0;
try {
  const reports = await mkdtemp(path.join(tmpdir(), "levare-reports-"));
  for (const name of names) {
    const file = path.join(root, "e2e/journeys", `${name}${ENDING}`);
    const journey = (await import(file)) as Journey;
    const folder = path.join(reports, name);
    const begun = performance.now();
    const failure = await runUnlessHung(journey, folder);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${failure ? "FAILED" : "ok"}  ${journey.title} (${seconds} s)`);
    if (failure)
      console.log(`${failure.message.replace(/^/gm, "    ")}\n    Screenshots and errors: ${folder}`);
    else passed++;
  }
} finally {
  await server?.close();
}
const failed = names.length - passed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

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
