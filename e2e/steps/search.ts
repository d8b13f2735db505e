import type { Locator, Page } from "@playwright/test";
import { waitUntil } from "./waitUntil.ts";

/** The field of the search overlay. */
export function searchField(page: Page): Locator {
  return page.getByRole("combobox", { name: "Search music, artists, releases" });
}

/** How long the overlay may take before its key is pressed once more: a page that was just drawn may not hear keys yet. */
const OPENS_WITHIN_MS = 5_000;

/** Opens the overlay by its key and asks. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await waitUntil("the search opens", async () => {
    await page.keyboard.press("Control+k");
    const opened = searchField(page).waitFor({ timeout: OPENS_WITHIN_MS });
    return opened.then(() => true).catch(() => false);
  });
  await searchField(page).fill(text);
}

/** The rows of what was found. */
export function hits(page: Page): Locator {
  return page.getByRole("grid", { name: "Results" }).getByRole("row");
}
