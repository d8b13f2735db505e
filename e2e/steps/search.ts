import type { Locator, Page } from "playwright-core";

/** The field of the search overlay. */
export function searchField(page: Page): Locator {
  return page.getByRole("combobox", { name: "Search music, artists, releases" });
}

/** Opens the overlay by its key and asks. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await searchField(page).fill(text);
}

/** The rows of what was found. */
export function hits(page: Page): Locator {
  return page.getByRole("grid", { name: "Results" }).getByRole("row");
}
