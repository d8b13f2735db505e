import { expect, type Page } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { arriveAs } from "../steps/signIn.ts";

for (const [device, size] of [
  ["a desk", { width: 1280, height: 800 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  journey(
    `at ${device}, somebody digs by the dials, builds a playlist with keys alone, and sees what a friend adds to it`,
    async ({ open }) => {
      const page = await open(size);
      const friend = await open();
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await arriveAs(page, "fanpro", "/discover/dig");
      await arriveAs(friend, "collector");

      await page.getByRole("button", { name: "Electronic", exact: true }).click();
      await page.waitForURL(/genre=electronic/);
      const card = page.getByRole("article").filter({ hasText: "Electronic ·" });
      const like = card.getByRole("button", { name: /^Like / });
      await like.click();
      await expect(like).toHaveAttribute("aria-pressed", "true");
      const liked = await card.getByRole("heading").innerText();
      await page.goto("/library?tab=tracks");
      await page.getByText(liked, { exact: true }).first().waitFor();
      await page.getByRole("button", { name: `Remove ${liked}` }).click();

      const title = `Night drive ${Date.now().toString(36)}`;
      await page.goto("/library?tab=playlists");
      await pressKey(page, "New playlist");
      await page.getByRole("dialog", { name: "New playlist" }).waitFor();
      await page.keyboard.type(title);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await pressKey(page, "Add tracks");
      await add(page, "Undertow");
      await add(page, "Moon Pull");
      await expect.poll(() => order(page)).toEqual(["Undertow", "Moon Pull"]);
      await page.getByRole("button", { name: "Play Moon Pull" }).focus();
      await page.keyboard.press("Alt+ArrowUp");
      await expect.poll(() => order(page)).toEqual(["Moon Pull", "Undertow"]);

      await pressKey(page, "Share");
      await pressKey(page, "Make a link to join");
      await pressKey(page, "Copy the link to join");
      await page.getByText("Link copied").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });

      await friend.goto(link);
      await friend.getByRole("button", { name: "Join", exact: true }).click();
      await friend.getByRole("heading", { level: 1, name: title }).waitFor();
      await friend.getByRole("button", { name: "Add tracks" }).click();
      await add(friend, "Blue Hour");
      await expect.poll(() => order(page)).toEqual(["Moon Pull", "Undertow", "Blue Hour"]);
      await page.getByRole("button", { name: "Remove Undertow" }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => order(friend)).toEqual(["Moon Pull", "Blue Hour"]);
      await friend.reload();
      await expect.poll(() => order(friend)).toEqual(["Moon Pull", "Blue Hour"]);
    },
  );

/** Presses a button as somebody does who has no mouse. */
async function pressKey(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

async function add(page: Page, title: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Find tracks" }).fill(title);
  await pressKey(page, `Add ${title}`);
  await page.getByRole("button", { name: `Add ${title} again` }).waitFor();
}

const order = (page: Page) =>
  page
    .getByRole("list", { name: "Tracks in order" })
    .getByRole("listitem")
    .locator(".library-words > :first-child")
    .allInnerTexts();
