import { expect } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { hearOn, isSilent } from "../steps/listen.ts";

for (const [device, size] of [
  ["a desk", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  journey(
    `at ${device}, a visitor presses once and hears music, through the pages of the release and of its artist`,
    async ({ open }) => {
      const page = await open({ ...size, moves: true });
      await page.goto("/");
      const tile = page.getByRole("region", { name: "Just released" }).getByRole("listitem").first();
      await tile.getByRole("button", { name: /^Play / }).click();
      await hearOn(page);
      await tile.getByRole("button", { name: /^Pause / }).waitFor();

      await tile.getByRole("link").first().click();
      await page.getByRole("heading", { level: 2, name: "Tracks" }).waitFor();
      await hearOn(page);

      await page.locator(".public-page-by").getByRole("link").click();
      await page.getByRole("heading", { level: 2, name: "Releases" }).waitFor();
      await hearOn(page);
      const name = await page.getByRole("heading", { level: 1 }).innerText();
      await page.getByRole("button", { name: `Pause ${name}` }).click();
      await page.getByRole("button", { name: "Play all" }).waitFor();
      expect(await isSilent(page)).toBe(true);
    },
  );

journey("the page of a release reads without scripts, and is the whole page with them", async ({ open }) => {
  const page = await open();
  await page.goto("/");
  const tile = page.getByRole("region", { name: "Just released" }).getByRole("listitem").first();
  const path = (await tile.getByRole("link").first().getAttribute("href"))!;

  const plain = await open({ scripts: false });
  await plain.goto(path);
  const title = await plain.getByRole("heading", { level: 1 }).innerText();
  expect(await plain.getByRole("listitem").count()).toBeGreaterThan(0);

  await page.goto(path);
  await page.getByRole("button", { name: "Play all" }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([title]);
  expect(await page.locator("#first-view").count()).toBe(0);
});
