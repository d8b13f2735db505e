import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { Journey, Look } from "./Journey.ts";
import { Troubles } from "./Troubles.ts";

const PATIENCE_MS = 20_000;

/** Runs one journey. Returns null, or what failed after leaving screenshots and troubles in `folder`. */
export async function runJourney(
  { journey }: Journey,
  { browser, address, folder }: { browser: Browser; address: string; folder: string },
): Promise<Error | null> {
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
    for (const context of contexts) await context.close();
  }
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
