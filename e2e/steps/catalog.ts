import type { Locator, Page } from "@playwright/test";
import { waitUntil } from "./waitUntil.ts";

/** From anywhere to the tracks, by the menu. */
export async function openTracks(page: Page): Promise<void> {
  const parent = page.getByRole("button", { name: "Catalog" });
  if ((await parent.getAttribute("aria-expanded")) === "false") await parent.click();
  await page.getByRole("link", { name: "Tracks", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Tracks" }).waitFor();
}

/** The line of a file in the upload tray. */
export function trayLine(page: Page, fileName: string): Locator {
  return page.getByRole("region", { name: "Uploads" }).getByRole("listitem").filter({ hasText: fileName });
}

/** Waits until the server has made a track of the file and can play it. */
export async function waitUntilReady(page: Page, fileName: string, title: string): Promise<void> {
  await trayLine(page, fileName).getByText("Ready", { exact: true }).waitFor({ timeout: 90_000 });
  const play = page.getByRole("button", { name: `Play ${title}`, exact: true });
  await waitUntil(`${title} can be played`, () => play.isEnabled());
}

/** Waits until so many files of the tray have become tracks. */
export async function uploaded(page: Page, count: number): Promise<void> {
  const ready = page.getByRole("region", { name: "Uploads" }).getByText("Ready", { exact: true });
  await ready.nth(count - 1).waitFor({ timeout: 240_000 });
}

/** Types another title into the row. */
export async function retitle(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole("button", { name: `Title: ${from}. Edit` }).click();
  const field = page.getByRole("textbox", { name: `Title of ${from}` });
  await field.fill(to);
  await field.press("Enter");
  const row = page.getByRole("row", { name: to, exact: true });
  await row.getByText("Saved").waitFor();
}

/** Lets everybody hear a private track. */
export async function publish(page: Page, title: string): Promise<void> {
  const row = page.getByRole("row", { name: title, exact: true });
  await row.getByRole("button", { name: "Visibility: Private. Edit" }).click();
  const choices = page.getByRole("listbox", { name: `Visibility of ${title}` });
  await choices.getByRole("option", { name: "Public" }).click();
  await row.getByText("Saved").waitFor();
  await row.getByRole("button", { name: "Visibility: Public. Edit" }).waitFor();
}
