// npm run bench:client: eight pages on a phone with a slow line (Lighthouse's simulated slow 4G, a processor four times slower), the
// median of three: kB and files on the wire, when the largest part stands (LCP), how much moves (CLS), how long a press takes to be
// seen (INP), Lighthouse's score. Each figure beside its goal; scores are judged where the machine is quick enough for them.
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Browser } from "@playwright/test";
import { openBrowser } from "../../e2e/browser/openBrowser.ts";
import { openServer } from "../../e2e/browser/openServer.ts";
import { signInAs } from "../../e2e/steps/signIn.ts";
import { freePort } from "../../server/serverProcess.ts";
import { buildClient } from "../buildClient.ts";
import { interactionMs } from "./client/interactionMs.ts";
import { type Figures, type Page, pagesOf } from "./client/pages.ts";
import { installPeers, PEERS } from "./installPeers.ts";
import { medianRound } from "./median.ts";

/** `machine`: how quick it is by Lighthouse's own measure. */
type Measured = Figures & { machine: number };

const ROUNDS = 3;
/** Scores of slower machines say more of the machine. */
const QUICK_ENOUGH = 1500;
const run = promisify(execFile);
const root = path.join(import.meta.dirname, "../..");

installPeers();
await buildClient(root);
const server = await openServer(root);
const port = await freePort();
const browser = await openBrowser([`--remote-debugging-port=${port}`]);
try {
  const cookie = await cookieOf("artist");
  const { profile, release } = await addresses(browser);
  for (const page of pagesOf(profile, release)) report(page, await measure(page, cookie));
} finally {
  await browser.close();
  await server.close();
}

async function measure(page: Page, cookie: string): Promise<Measured> {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const words = [String(port), server.address + page.path, ...(page.isInside ? [cookie] : [])];
    const { stdout } = await run(process.execPath, [path.join(PEERS, "lighthouse.mjs"), ...words]);
    rounds.push({
      ...(JSON.parse(stdout) as Measured),
      inp: await pressed(page, cookie),
    });
  }
  return medianRound(rounds);
}

async function pressed({ path: place, isInside }: Page, cookie: string): Promise<number> {
  const context = await browser.newContext({ baseURL: server.address, locale: "en-US" });
  if (isInside) await context.setExtraHTTPHeaders({ cookie });
  const page = await context.newPage();
  await page.goto(place);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const slowest = await interactionMs(page);
  await context.close();
  return slowest;
}

async function cookieOf(name: string): Promise<string> {
  const context = await browser.newContext({ baseURL: server.address, locale: "en-US" });
  await signInAs(await context.newPage(), name);
  const cookies = await context.cookies();
  await context.close();
  return cookies.map(({ name: key, value }) => `${key}=${value}`).join("; ");
}

/** Of the first artist on the landing page, and of what they put out last. */
async function addresses(from: Browser): Promise<{ profile: string; release: string }> {
  const page = await from.newPage({ baseURL: server.address, locale: "en-US" });
  await page.goto("/");
  const release = await page.locator('main a[href^="/@"]').first().getAttribute("href");
  await page.close();
  return { profile: release!.split("/").slice(0, 2).join("/"), release: release! };
}

function report({ name, goals }: Page, measured: Measured): void {
  const judged = measured.machine >= QUICK_ENOUGH;
  const lines = (Object.keys(goals) as (keyof Figures)[]).map((figure) => {
    const value = measured[figure];
    const isMet = figure === "score" ? value >= goals[figure] : value <= goals[figure];
    const verdict = figure === "score" && !judged ? "not judged" : isMet ? "met" : "MISSED";
    return `${figure} ${value < 1 ? value.toFixed(3) : value.toFixed(0)} of ${goals[figure]} ${verdict}`;
  });
  console.log(`${name} (machine ${measured.machine.toFixed(0)}): ${lines.join(", ")}`);
}
