import type { Locator, Page } from "@playwright/test";
import { waitUntil } from "./waitUntil.ts";

const LOOK_MS = 2_000;

/** Opens a page until it shows what a job is still at work on. */
export function openUntil(page: Page, address: string, sign: Locator): Promise<void> {
  return waitUntil(`${address} shows ${sign}`, async () => {
    await page.goto(address);
    return sign.waitFor({ timeout: LOOK_MS }).then(
      () => true,
      () => false,
    );
  });
}
