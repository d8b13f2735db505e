import type { Page } from "@playwright/test";
import { waitUntil } from "./waitUntil.ts";

const HEARD_SECONDS = 1.5;

/** Waits until the player names the song and its sound has gone on for a while. */
export async function hear(page: Page, title: string): Promise<void> {
  await page.getByRole("complementary", { name: "Player" }).getByText(title, { exact: true }).waitFor();
  await waitUntil(`${title} is heard`, () =>
    page.evaluate((seconds) => {
      const audio = document.querySelector("audio");
      return audio !== null && !audio.paused && audio.currentTime > seconds;
    }, HEARD_SECONDS),
  );
}
