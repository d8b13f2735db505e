import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { arriveAs } from "../steps/signIn.ts";

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

journey(
  "a fan's year in music becomes two pictures, and their collection and badges stand on their page",
  async ({ open }) => {
    const page = await open({ serviceWorker: false });
    await arriveAs(page, "fan", "/library?tab=history");
    await page.getByRole("link", { name: "Your year in music" }).click();
    await page.getByRole("heading", { level: 1, name: /^Your \d{4} in music$/ }).waitFor();
    expect(await page.getByRole("region", { name: "Songs of the year" }).getByRole("listitem").count()).toBe(
      5,
    );
    for (const [name, size] of [
      ["Tall picture", [1080, 1920]],
      ["Square picture", [1080, 1080]],
    ] as const) {
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: `Download ${name}` }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toMatch(/^levare-\d{4}-(story|square)\.png$/);
      const png = await readFile(await download.path());
      expect(sizeOf(png)).toEqual(size);
      // A blank one of this size has a few kilobytes.
      expect(png.length).toBeGreaterThan(30_000);
    }

    const visitor = await open({ serviceWorker: false });
    await visitor.goto("/@mara-okafor");
    await visitor.getByRole("region", { name: "Badges" }).getByRole("listitem").first().waitFor();
    await visitor
      .getByRole("region", { name: "Liked tracks" })
      .getByRole("button", { name: /^Play / })
      .first()
      .waitFor();
    await visitor
      .getByRole("region", { name: "Playlists" })
      .getByRole("link", { name: "Last bus, window seat" })
      .waitFor();
    await visitor.setViewportSize({ width: 390, height: 844 });
    const overhang = await visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  },
);
