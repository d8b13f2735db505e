import { expect, type Page } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { joinAsFan } from "../steps/joinAsFan.ts";
import { hear } from "../steps/listen.ts";
import { searchFor } from "../steps/search.ts";
import { arriveAs } from "../steps/signIn.ts";

/** Long enough for the player to ask what stands behind the song. Seconds. */
const BEFORE_THE_END = 6;

journey(
  "a fan on the free plan meets a spot between two songs, and the music goes on by itself",
  async ({ open }) => {
    const page = await open({ serviceWorker: false });
    await joinAsFan(page, "Ines Calder");
    await twoSongs(page, "Undertow", "Paper Engines");
    await comeToTheEnd(page);
    const spot = page.getByRole("region", { name: "Spot between two songs" });
    // Of neither of those who are heard.
    await spot.getByText("From Orrin Vale Quartet: Four people, one room, no second take.").waitFor();
    await spot.getByText(/^The music goes on in \d+ s$/).waitFor();
    await expect(spot.getByRole("link", { name: "Blue Hour Sketches" })).toHaveAttribute(
      "href",
      /\/blue-hour-sketches$/,
    );
    await expect(spot.getByRole("link", { name: "Without spots: Fan Pro" })).toHaveAttribute(
      "href",
      "/subscription",
    );
    await hear(page, "Paper Engines");
    await expect(spot).toHaveCount(0);
  },
);

journey("a fan on Pro hears one song after the other", async ({ open }) => {
  const page = await open({ serviceWorker: false });
  await arriveAs(page, "fanpro");
  await twoSongs(page, "Undertow", "Paper Engines");
  await comeToTheEnd(page);
  await hear(page, "Paper Engines");
  await expect(page.getByRole("region", { name: "Spot between two songs" })).toHaveCount(0);
});

/** Plays the first song, with the second one behind it in the queue. */
async function twoSongs(page: Page, first: string, second: string): Promise<void> {
  for (const title of [first, second]) {
    await searchFor(page, title);
    // The home behind the search may have it, too.
    await page
      .getByRole("dialog")
      .getByRole("button", { name: `Play ${title}`, exact: true })
      .first()
      .click();
    await page.keyboard.press("Escape");
    await hear(page, title);
  }
  await page.getByRole("button", { name: "Previous track" }).click();
  await hear(page, first);
}

async function comeToTheEnd(page: Page): Promise<void> {
  await page.evaluate((seconds) => {
    const heard = [...document.querySelectorAll("audio")].find((audio) => !audio.paused)!;
    heard.currentTime = heard.duration - seconds;
  }, BEFORE_THE_END);
}
