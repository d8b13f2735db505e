import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { openThinProxy } from "../../../e2e/browser/thinProxy.ts";
import { type SlowLine, slowLine } from "./slowLine.ts";

/** kB over the line, and milliseconds until the largest part stands, on a processor four times slower. */
export interface Visit {
  kb: number;
  lcp: number;
}

const SLOWER = 4;
/** A page is whole when nothing came for so long. */
const QUIET_MS = 2_000;
const LONGEST_MS = 120_000;

export interface Visits {
  first: Visit;
  again: Visit;
  /** Without a line; of whoever is signed in, whose service worker keeps the page. */
  offline: Visit | null;
}

/**
 * A first visit by a browser that has nothing, and one by a browser that was here before: its cache and, of whoever is signed in, its
 * service worker have what they kept. Both over the same slow line; then once more with no line at all.
 */
export async function firstAndAgain(
  browser: Browser,
  address: string,
  path: string,
  state: BrowserContextOptions["storageState"],
): Promise<Visits> {
  const line = slowLine();
  const proxy = await openThinProxy(address, line.through);
  const contextWith = (some: BrowserContextOptions) =>
    browser.newContext({ baseURL: proxy.address, locale: "en-US", storageState: state, ...some });
  try {
    // What a service worker fetches for later visits is no part of the first one.
    const fresh = await contextWith({ serviceWorkers: "block" });
    const first = await visit(await fresh.newPage(), path, line);
    await fresh.close();

    const kept = await contextWith({});
    line.setSlow(false);
    const before = await kept.newPage();
    await before.goto(path);
    // It comes some seconds after the screen, where nobody does anything.
    if (state) await before.evaluate(async () => void (await navigator.serviceWorker.ready));
    await quiet(line);
    await before.close();
    line.setSlow(true);
    const again = await visit(await kept.newPage(), path, line);
    await proxy.goAway();
    const offline = state ? await visit(await kept.newPage(), path, line) : null;
    await kept.close();
    return { first, again, offline };
  } finally {
    await proxy.close();
  }
}

async function visit(page: Page, path: string, line: SlowLine): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const before = line.bytes();
  await page.goto(path, { timeout: LONGEST_MS });
  await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: LONGEST_MS });
  await quiet(line);
  const kb = (line.bytes() - before) / 1000;
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  // The next visit has the processor to itself.
  await page.close();
  return { kb, lcp };
}

async function quiet(line: SlowLine): Promise<void> {
  for (let last = -1; last !== line.bytes(); ) {
    last = line.bytes();
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}
