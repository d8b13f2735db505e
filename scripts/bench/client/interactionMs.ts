import type { Page } from "@playwright/test";

const SLOWER = 4;

/**
 * How long the slowest of a few presses takes to be seen, in milliseconds, on a processor four times slower: opening the search by
 * its key, a word in it, and leaving it again. As the browser itself measures it (Event Timing), in steps of 8 ms.
 */
export async function interactionMs(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      // A picture that moves below the pointer is an event of its own, and no press.
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) seen.push(duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  for (const key of ["Control+k", "t", "i", "d", "e", "Escape"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
  }
  const slowest = await page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen));
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return slowest;
}
