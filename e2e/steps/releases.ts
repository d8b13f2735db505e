import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Begins a release of these tracks in this order, and goes to its page. */
export async function beginRelease(page: Page, name: string, tracks: readonly string[]): Promise<void> {
  await page.goto("/releases");
  await page.getByRole("button", { name: "New release" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New release" });
  await dialog.getByLabel("Title of the release").fill(name);
  for (const track of tracks) await dialog.getByRole("button", { name: `Add ${track}`, exact: true }).click();
  await dialog.getByRole("button", { name: "Create release" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

/** Opens a part of the release's editor. */
export async function openPart(page: Page, part: string): Promise<void> {
  await page.getByRole("tab", { name: part, exact: true }).click();
}

/** Saves the part of the editor that stands open. */
export async function savePart(page: Page): Promise<void> {
  const panel = page.getByRole("tabpanel");
  await panel.getByRole("button", { name: "Save", exact: true }).click();
  await panel.getByRole("status").getByText("Saved", { exact: true }).waitFor();
}

/** A square picture as a cover, described and vouched for. */
export async function giveCover(page: Page, side: number): Promise<void> {
  await openPart(page, "Artwork");
  const buffer = await sharp({ create: { width: side, height: side, channels: 3, background: "#0b4f6c" } })
    .jpeg()
    .toBuffer();
  const file = { name: "cover.jpg", mimeType: "image/jpeg", buffer };
  await page.getByLabel("Cover file").setInputFiles(file);
  await page.getByRole("button", { name: "Save cover" }).click();
  await page.getByText(`${side} by ${side} pixels`).first().waitFor();
  await page.getByRole("textbox", { name: "Description of the cover" }).fill("Deep blue water");
  await page.getByRole("checkbox", { name: /^It shows no web address/ }).check();
  await savePart(page);
}

/** Whose the cover and the sound are, this year. */
export async function writeRights(page: Page, owner: string): Promise<void> {
  await openPart(page, "Rights");
  for (const sign of ["©", "℗"]) {
    await page.getByRole("textbox", { name: `${sign} year` }).fill(String(new Date().getUTCFullYear()));
    await page.getByRole("textbox", { name: `${sign} owner` }).fill(owner);
  }
  await savePart(page);
}

/** Follows every finding that asks what was written, and names the work with its one writer. */
export async function nameWorks(page: Page, tracks: readonly string[], writer: string): Promise<void> {
  for (const track of tracks) {
    const nice = page.locator("details").filter({ hasText: /^Optional/ });
    if ((await nice.getAttribute("open")) === null) await nice.locator("summary").click();
    await nice.getByRole("link", { name: new RegExp(`^Fix .*: ${track}$`) }).click();
    await page.getByRole("button", { name: "New work" }).click();
    const dialog = page.getByRole("dialog", { name: "New work" });
    await dialog.getByRole("button", { name: "Add a writer" }).click();
    await dialog.getByRole("combobox", { name: "Writer 1", exact: true }).fill(writer);
    await dialog.getByRole("button", { name: "Share equally" }).click();
    await dialog.getByRole("button", { name: "Save work" }).click();
    await page.getByRole("region", { name: track }).waitFor();
    await page.goBack();
  }
}

/** Lets it go out by itself at a minute. */
export async function scheduleAt(page: Page, moment: Date): Promise<void> {
  const [day = "", time = ""] = moment.toISOString().split("T");
  await openPart(page, "Date and audience");
  await page.getByRole("combobox", { name: "Time zone" }).fill("UTC");
  await page.getByRole("option", { name: "UTC", exact: true }).click();
  await page.getByLabel("Day", { exact: true }).fill(day);
  await page.getByLabel("Time", { exact: true }).fill(time.slice(0, 5));
  await savePart(page);
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await page.getByRole("timer").waitFor();
}
