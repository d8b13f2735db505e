import type { Page } from "@playwright/test";

/** Gives every track of the list a code of the studio's prefix, from the sheet. */
export async function assignAllIsrcs(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit as sheet" }).click();
  await page.getByRole("checkbox", { name: "Select all tracks" }).check();
  await page.getByRole("button", { name: /tracks? selected$/ }).click();
  await page.getByRole("menuitem", { name: "Assign ISRCs" }).click();
  await page.getByText("ISRC assigned", { exact: true }).waitFor();
}
