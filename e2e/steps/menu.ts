import type { Locator, Page } from "@playwright/test";
import { waitUntil } from "./waitUntil.ts";

/** Presses every line of the sidebar in turn: each leads to a screen, or, behind a crown, to the upgrade dialog. */
export async function walkMenu(page: Page): Promise<void> {
  const lines = page.getByRole("navigation", { name: "Main" }).locator("> ul > li");
  for (const item of await lines.all()) {
    const line = item.locator("> .shell-line");
    const isOpen = await line.getAttribute("aria-expanded");
    if (isOpen === null) {
      await press(page, line);
      continue;
    }
    if (isOpen === "false") await line.click();
    const children = item.locator("> ul:not([hidden]) > li > .shell-line");
    await waitUntil("the line opens", async () => (await children.count()) > 0 || dialogOf(page).isVisible());
    if (await dialogOf(page).isVisible()) await turnDown(page);
    for (const child of await children.all()) await press(page, child);
  }
}

async function press(page: Page, line: Locator): Promise<void> {
  const path = await line.getAttribute("href");
  await line.click();
  if (path === null) return turnDown(page);
  const words = (await line.textContent()) ?? path;
  await page.waitForURL(({ pathname }) => pathname.startsWith(path));
  await page.getByRole("heading", { level: 1 }).waitFor();
  if (await page.getByRole("alert").isVisible()) throw new Error(`"${words}" leads to an error screen.`);
}

function dialogOf(page: Page): Locator {
  return page.getByRole("dialog", { name: /^Upgrade to / });
}

/** Whoever owns the studio may wait with it; who is hired there is told whom to ask. */
async function turnDown(page: Page): Promise<void> {
  await dialogOf(page)
    .getByRole("button", { name: /^(Not now|OK)$/ })
    .click();
  await dialogOf(page).waitFor({ state: "hidden" });
}
