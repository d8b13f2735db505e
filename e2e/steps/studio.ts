import type { Page } from "@playwright/test";

/** Opens one more studio in the person's account and goes there. */
export async function openAnotherStudio(page: Page, name: string): Promise<void> {
  await page.goto("/settings/workspace");
  await page.getByRole("button", { name: "Open another studio" }).click();
  const dialog = page.getByRole("dialog", { name: "Open another studio" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Open the studio" }).click();
  await page.getByRole("button", { name: `Studio: ${name}` }).waitFor();
}

/** Goes over to one of the person's studios, wherever somebody left them. */
export async function goToStudio(page: Page, name: string): Promise<void> {
  const here = page.getByRole("button", { name: `Studio: ${name}`, exact: true });
  const studio = page.getByRole("button", { name: /^Studio: / });
  // Who has one studio has no choice.
  if ((await studio.count()) === 0 || (await here.isVisible())) return;
  await studio.click();
  await page.getByRole("menuitemradio", { name, exact: true }).click();
  await here.waitFor();
}

/** Tells the studio which codes its recordings get. */
export async function giveIsrcPrefix(page: Page, prefix: string): Promise<void> {
  await page.goto("/settings/workspace");
  await page.getByLabel("ISRC prefix").fill(prefix);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
}
