// npm run check:a11y: opens every screen as a visitor and as each of the demo's people in a real Chromium, on desktop and
// phone, dark and light, and asks axe for violations of WCAG 2.2 AA. Against TEST_ADDRESS or a server of its own. Words
// after `--` choose people by name ("visitor" is one).
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { findViolations, type Violation } from "../e2e/a11y/findViolations.ts";
import { entrancesOf, screenOf } from "../e2e/a11y/routes.ts";
import { openBrowser } from "../e2e/browser/openBrowser.ts";
import { openServer } from "../e2e/browser/openServer.ts";
import { signInAs } from "../e2e/steps/signIn.ts";
import { buildClient } from "./buildClient.ts";
import { DEMO_ACCOUNTS } from "./story/people.ts";

const root = path.join(import.meta.dirname, "..");
const VISITOR = "visitor";
/** Leads away from the product, or is a file and no screen. */
const NO_SCREEN = /^\/(api|media|covers|uploads|dev|graphi?ql|healthz|embed|oembed|images|export)/;

const wanted = process.argv.slice(2);
const people = [VISITOR, ...DEMO_ACCOUNTS.map(({ name }) => name)].filter(
  (name) => wanted.length === 0 || wanted.includes(name),
);
const server = process.env.TEST_ADDRESS ? null : await ownServer();
const address = (process.env.TEST_ADDRESS ?? server?.address ?? "").replace(/\/$/, "");
const browser = await openBrowser();
let screens = 0;
let violations = 0;
try {
  for (const name of people) {
    const found = await walk(browser, name);
    screens += found.size;
    for (const [screen, broken] of found) {
      violations += broken.length;
      for (const { rule, look, place, why } of broken)
        console.log(`${name} ${screen} (${look}): ${rule} at ${place}: ${why}`);
    }
    console.log(`${name}: ${found.size} screens`);
  }
} finally {
  await browser.close();
  await server?.close();
}
console.log(`${screens} screens opened on two sizes in two themes: ${violations} violations`);
process.exitCode = violations > 0 || screens === 0 ? 1 : 0;

async function walk(browser: Browser, name: string): Promise<Map<string, Violation[]>> {
  const context = await browser.newContext({ baseURL: address, locale: "en-US", reducedMotion: "reduce" });
  const page = await context.newPage();
  const isVisitor = name === VISITOR;
  if (!isVisitor) await signInAs(page, name);
  const found = new Map<string, Violation[]>();
  const waiting = entrancesOf(isVisitor ? null : name);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (found.has(screenOf(next)) || NO_SCREEN.test(next)) continue;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(next);
    await settle(page);
    waiting.push(...(await linksOf(page)));
    found.set(screenOf(next), await findViolations(page));
  }
  await context.close();
  return found;
}

/** Waits for what the server wrote to give way, for the heading and for the last skeleton to go. */
async function settle(page: Page): Promise<void> {
  await page.locator("#first-view").waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector(".mantine-Skeleton-root, [aria-busy=true]"));
}

function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")]
      .filter((link) => link.origin === location.origin && !link.hasAttribute("download"))
      .map((link) => link.pathname),
  );
}

async function ownServer() {
  await buildClient(root);
  return openServer(root);
}
