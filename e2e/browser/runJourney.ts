import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { HungBrowser } from "./HungBrowser.ts";
import type { Journey, Look } from "./Journey.ts";
import { openBrowser } from "./openBrowser.ts";
import { Troubles } from "./Troubles.ts";

/** For a machine that does many things at once: only what hangs ends by it. */
const PATIENCE_MS = 60_000;

/** A page that is shown draws sixty times in a second; one that draws nothing for so long never will. */
const FRAME_PATIENCE_MS = 5_000;

/**
 * Runs one journey in a browser of its own. Returns null, or what failed after leaving screenshots and troubles in `folder`: a
 * HungBrowser where not the product but the browser stood still.
 */
export async function runJourney(
  { journey }: Journey,
  { address, folder }: { address: string; folder: string },
): Promise<Error | null> {
  const browser = await openBrowser();
  const contexts: BrowserContext[] = [];
  const troubles = new Troubles();
  async function open({ width = 1280, height = 800, colorScheme = "dark", refusals = [] }: Look = {}) {
    const viewport = { width, height };
    const context = await browser.newContext({ baseURL: address, locale: "en-US", viewport, colorScheme });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE_MS);
    context.on("page", (page) => troubles.watch(page, refusals));
    return context.newPage();
  }
  try {
    await journey({ address, open });
    if (troubles.found.length > 0) throw new Error("Something went wrong behind the page.");
    return null;
  } catch (failure) {
    const error = failure instanceof Error ? failure : new Error(String(failure));
    const behind = [...troubles.found, ...troubles.unanswered()];
    const pages = contexts.flatMap((context) => context.pages());
    const drawing = await Promise.all(pages.map(draws));
    if (drawing.includes(false)) return new HungBrowser(error);
    const seen = await Promise.all(pages.map(describe));
    error.message = [error.message, ...seen, ...behind].join("\n");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "failure.txt"), `${error.message}\n\n${error.stack}`);
    for (const [place, page] of pages.entries())
      await page
        .screenshot({ path: path.join(folder, `page-${place + 1}.png`), fullPage: true })
        .catch(() => {});
    return error;
  } finally {
    await browser.close();
  }
}

/** Whether a page still shows new pictures. A script that never ends would keep it from that too, but not from answering at all. */
async function draws(page: Page): Promise<boolean> {
  const frame = page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn(true))));
  const never = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), FRAME_PATIENCE_MS));
  const answers = await Promise.race([page.evaluate(() => true).catch(() => true), never]);
  return !answers || Boolean(await Promise.race([frame.catch(() => true), never]));
}

/** Where a page stood and what it read aloud last: enough to understand a failure on a machine one cannot see. */
async function describe(page: Page): Promise<string> {
  const words = await page
    .getByRole("alert")
    .or(page.getByRole("heading", { level: 1 }))
    .allTextContents()
    .catch(() => []);
  return `on ${page.url()}: ${words.join(" · ")}`;
}
