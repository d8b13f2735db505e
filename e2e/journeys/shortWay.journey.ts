import { expect } from "@playwright/test";
import sharp from "sharp";
import { DEFAULT_DEMO_PASSWORD } from "../../server/configuration.ts";
import { journey } from "../browser/journey.ts";
import { uploaded } from "../steps/catalog.ts";
import { Presses } from "../steps/Presses.ts";
import { demoAccount } from "../steps/signIn.ts";
import { song } from "../steps/song.ts";

/** Of issue 13. */
const MOST_PRESSES = 25;

journey(
  "an artist schedules a release of three new songs in at most 25 presses, sign-in included",
  async ({ open }) => {
    const page = await open({ serviceWorker: false, width: 1440, height: 900 });
    const hand = new Presses(page);
    const word = `Ebb${Date.now().toString(36)}`;
    const titles = ["One", "Two", "Three"].map((each) => `${word} ${each}`);

    await page.goto("/auth?view=login");
    await hand.click(page.getByRole("tab", { name: "Password" }));
    await page.getByLabel("Email").fill(demoAccount("artist").email);
    await page
      .getByLabel("Password", { exact: true })
      .fill(process.env.DEMO_PASSWORD ?? DEFAULT_DEMO_PASSWORD);
    await hand.key("Enter");

    await hand.click(page.getByRole("button", { name: "Catalog" }));
    await hand.click(page.getByRole("link", { name: "Tracks", exact: true }));
    await page.getByRole("heading", { level: 1, name: "Tracks" }).waitFor();
    const music = page.waitForEvent("filechooser");
    await hand.click(page.getByRole("button", { name: "Upload", exact: true }));
    await (await music).setFiles(titles.map((title) => song(title)));
    await uploaded(page, titles.length);

    for (const title of titles) await hand.click(page.getByRole("checkbox", { name: `Select ${title}` }));
    await hand.click(page.getByRole("button", { name: "3 tracks selected" }));
    await hand.click(page.getByRole("menuitem", { name: "Add to a release" }));
    await expect(page.getByLabel("Title of the release")).toBeFocused();
    await hand.name(word);
    await hand.key("Enter");
    await page.getByRole("heading", { level: 1, name: word }).waitFor();

    const gaps = page.getByRole("complementary", { name: "What is missing" });
    await hand.click(gaps.getByRole("link", { name: "No cover" }));
    const picture = page.waitForEvent("filechooser");
    await expect(page.locator("[data-path=cover]")).toBeFocused();
    await hand.key("Enter");
    await (await picture).setFiles({ name: "cover.jpg", mimeType: "image/jpeg", buffer: await aPicture() });
    await hand.click(page.getByRole("button", { name: "Save cover" }));
    await page.getByText("3000 by 3000 pixels").first().waitFor();

    await hand.click(page.getByRole("button", { name: "Choose a date" }));
    await expect(page.getByLabel("Day", { exact: true })).toBeFocused();
    await hand.click(page.getByRole("button", { name: /^Choose Friday/ }));
    await hand.click(page.getByRole("tabpanel").getByRole("button", { name: "Save", exact: true }));
    await hand.click(page.getByRole("button", { name: "Schedule", exact: true }));
    await page.getByRole("main").getByText("Scheduled", { exact: true }).waitFor();
    expect(hand.count).toBeLessThanOrEqual(MOST_PRESSES);
  },
);

/** A square of one colour, large enough for shops. */
function aPicture(): Promise<Buffer> {
  const side = { width: 3000, height: 3000 };
  return sharp({ create: { ...side, channels: 3, background: "#0b4f6c" } })
    .jpeg()
    .toBuffer();
}
