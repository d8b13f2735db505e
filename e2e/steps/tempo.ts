import type { Page } from "@playwright/test";

/** As the form of a track in the list of tracks says. */
export async function tempoOf(page: Page, song: string): Promise<string> {
  await page.getByRole("button", { name: `Edit ${song}` }).click();
  const form = page.getByRole("dialog", { name: "Edit track" });
  const tempo = await form.getByLabel("BPM").inputValue();
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "hidden" });
  return tempo;
}

export async function changeTempo(page: Page, song: string, tempo: string): Promise<void> {
  await page.getByRole("button", { name: `Edit ${song}` }).click();
  const form = page.getByRole("dialog", { name: "Edit track" });
  await form.getByLabel("BPM").fill(tempo);
  await form.getByRole("button", { name: "Save" }).click();
  await form.waitFor({ state: "hidden" });
}
