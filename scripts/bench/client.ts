// npm run bench:client: nine pages on a phone with a slow line (Lighthouse's simulated slow 4G, a processor four times slower), the
// median of three: kB and files on the wire, when the largest part stands (LCP), how much moves (CLS), how long a press takes to be
// seen (INP), Lighthouse's score; and what a second visit of the same browser takes beside its first. Each figure beside its goal;
// scores are judged where the machine is quick enough for them, code by what a screen needs until it stands, and second visits by their
// bytes: what the server writes is painted as soon the first time. Words after `--` choose pages by name.
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Browser, BrowserContextOptions } from "@playwright/test";
import { openBrowser } from "../../e2e/browser/openBrowser.ts";
import { openServer } from "../../e2e/browser/openServer.ts";
import { signInAs } from "../../e2e/steps/signIn.ts";
import { freePort } from "../../server/serverProcess.ts";
import { buildClient } from "../buildClient.ts";
import { interactionMs } from "./client/interactionMs.ts";
import { type Figures, type Page, pagesOf, REPEAT_GOAL } from "./client/pages.ts";
import { firstAndAgain, type Visits } from "./client/repeatVisit.ts";
import { installPeers, PEERS } from "./installPeers.ts";
import { medianRound } from "./median.ts";

/** `machine`: how quick it is by Lighthouse's own measure; `laterKb`: code that came once the screen stood. */
type Measured = Figures & { machine: number; laterKb: number };

type State = Exclude<BrowserContextOptions["storageState"], string | undefined>;

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
  const state = await stateOf("artist");
  const cookie = state.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { profile, release } = await addresses(browser);
  const chosen = process.argv.slice(2);
  for (const page of pagesOf(profile, release)) {
    if (chosen.length > 0 && !chosen.includes(page.name)) continue;
    report(page, await measure(page, cookie));
    await reportRepeat(page, state);
  }
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
  // What the server wrote of a page has links alone: they answer by themselves.
  await page.locator("#first-view").waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const slowest = await interactionMs(page);
  await context.close();
  return slowest;
}

async function stateOf(name: string): Promise<State> {
  const context = await browser.newContext({ baseURL: server.address, locale: "en-US" });
  await signInAs(await context.newPage(), name);
  const { cookies } = await context.storageState();
  await context.close();
  return { cookies, origins: [] };
}

/** Of the first artist on the landing page, and of what they put out last. */
async function addresses(from: Browser): Promise<{ profile: string; release: string }> {
  const page = await from.newPage({ baseURL: server.address, locale: "en-US" });
  await page.goto("/");
  const release = await page.locator('main a[href^="/@"]').first().getAttribute("href");
  await page.close();
  return { profile: release!.split("/").slice(0, 2).join("/"), release: release! };
}

async function reportRepeat({ name, path: place, isInside }: Page, state: State): Promise<void> {
  const rounds: Visits[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(await firstAndAgain(browser, server.address, place, isInside ? state : undefined));
  const first = medianRound(rounds.map((round) => round.first));
  const again = medianRound(rounds.map((round) => round.again));
  const offline = isInside ? medianRound(rounds.map((round) => round.offline!)) : null;
  const beside = (value: number, of: number) =>
    `${value.toFixed(0)} after ${of.toFixed(0)}, ${(value / of).toFixed(2)}`;
  const isMet = again.kb / first.kb <= REPEAT_GOAL;
  const words = [
    `kb ${beside(again.kb, first.kb)} of ${REPEAT_GOAL} ${isMet ? "met" : "MISSED"}`,
    `lcp ${beside(again.lcp, first.lcp)}`,
    ...(offline ? [`offline lcp ${beside(offline.lcp, first.lcp)}`] : []),
  ];
  console.log(`${name} again: ${words.join("; ")}`);
}

function report({ name, goals }: Page, measured: Measured): void {
  const judged = measured.machine >= QUICK_ENOUGH;
  const lines = (Object.keys(goals) as (keyof Figures)[]).map((figure) => {
    const value = measured[figure];
    const isMet = figure === "score" ? value >= goals[figure] : value <= goals[figure];
    const verdict = figure === "score" && !judged ? "not judged" : isMet ? "met" : "MISSED";
    return `${figure} ${value < 1 ? value.toFixed(3) : value.toFixed(0)} of ${goals[figure]} ${verdict}`;
  });
  const later = measured.laterKb > 0 ? `; then ${measured.laterKb.toFixed(0)} kB of code` : "";
  console.log(`${name} (machine ${measured.machine.toFixed(0)}): ${lines.join(", ")}${later}`);
}
