import type { Page } from "@playwright/test";
import { waitUntil } from "./waitUntil.ts";

const HEARD_SECONDS = 1.5;

/** Waits until the player names the song and its sound has gone on for a while. */
export async function hear(page: Page, title: string): Promise<void> {
  await page.getByRole("complementary", { name: "Player" }).getByText(title, { exact: true }).waitFor();
  await waitUntil(`${title} is heard`, () =>
    page.evaluate((seconds) => {
      const heard = [...document.querySelectorAll("audio")].find((audio) => !audio.paused);
      return heard !== undefined && heard.currentTime > seconds;
    }, HEARD_SECONDS),
  );
}

/** Waits until the one sound of the page has gone on for another while, from wherever it is. */
export async function hearOn(page: Page): Promise<void> {
  const place = () =>
    page.evaluate(() => {
      const [audio, ...others] = [...document.querySelectorAll("audio")].filter((each) => !each.paused);
      return audio && others.length === 0 ? audio.currentTime : -1;
    });
  let from = -1;
  await waitUntil("the music goes on", async () => {
    const now = await place();
    // It has just begun, or another song has.
    if (from < 0 || now < from) from = now;
    return from >= 0 && now > from + HEARD_SECONDS;
  });
}

/** Whether nothing of the page sounds. */
export const isSilent = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.querySelectorAll("audio")].every(({ paused }) => paused));
