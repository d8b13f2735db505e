import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { csvLine, parseCsv } from "../../domain/csv.ts";

/** What a file says of one track, by its headings. */
export type TrackRow = Readonly<Record<string, string>>;

/** The tracks of the studio as the file that "Export CSV" gives. */
export async function exportTracks(page: Page): Promise<TrackRow[]> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  const [headings = [], ...rows] = parseCsv(text.replace(/^\uFEFF/, ""));
  return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ""])));
}

/** The same kind of file from rows. */
export function csvOf(rows: readonly TrackRow[]): string {
  const headings = Object.keys(rows[0] ?? {});
  return [csvLine(headings), ...rows.map((row) => csvLine(headings.map((heading) => row[heading])))].join("");
}

/** Lets a file write facts of tracks, those found by title and artists included; waits until it has. */
export async function importTracks(page: Page, csv: string, count: number): Promise<void> {
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Import tracks from a file" });
  const file = { name: "tracks.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByRole("button", { name: "Check the file" }).click();
  const suggested = dialog.getByRole("checkbox", { name: /found by title and artists, too$/ });
  await dialog.getByRole("link", { name: "Download the whole report" }).waitFor();
  if (await suggested.isVisible()) await suggested.check();
  await dialog.getByRole("button", { name: `Change ${count} tracks` }).click();
  await dialog.getByText(`${count} tracks were changed.`).waitFor({ timeout: 60_000 });
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await dialog.waitFor({ state: "hidden" });
}
