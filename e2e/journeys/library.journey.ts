import { expect, type Page } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { arriveAs } from "../steps/signIn.ts";

for (const [device, size] of [
  ["a desk", { width: 1280, height: 800 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  journey(
    `at ${device}, a fan goes through the tabs of their library, and what they search for is still there when they come back`,
    async ({ open }) => {
      const page = await open(size);
      await arriveAs(page, "fan", "/library?tab=releases");
      const field = page.getByRole("searchbox", { name: "Search your library" });
      await expect.poll(() => names(page)).toContain("Blue Hour Sketches");
      await field.fill("tidal");
      await expect.poll(() => names(page)).toEqual(["Tidal Memory"]);
      await page.getByRole("link", { name: "Tidal Memory" }).click();
      await page.getByRole("heading", { level: 1, name: "Tidal Memory" }).waitFor();
      await page.goBack();
      await expect(field).toHaveValue("tidal");
      await expect.poll(() => names(page)).toEqual(["Tidal Memory"]);
      await page.reload();
      await expect(field).toHaveValue("tidal");
      await expect.poll(() => names(page)).toEqual(["Tidal Memory"]);

      await page.getByRole("tab", { name: "Artists" }).click();
      await page.getByRole("combobox", { name: "Order" }).selectOption("Name");
      await expect
        .poll(async () => (await names(page)).slice(0, 2))
        .toEqual(["Mara Lune", "Orrin Vale Quartet"]);
      await page.waitForURL(/tab=following&order=title/);

      await page.getByRole("tab", { name: "History" }).click();
      await page.getByRole("switch", { name: "Keep a history of what I hear" }).waitFor();
      await page
        .getByRole("tabpanel")
        .getByRole("button", { name: /^Play / })
        .first()
        .waitFor();

      await page.getByRole("tab", { name: "Downloads" }).click();
      await page.getByRole("heading", { name: "Nothing saved on this device" }).waitFor();

      await page.getByRole("tab", { name: "Tracks" }).click();
      await page.waitForURL(/\/library$/);
      await expect.poll(() => names(page)).not.toHaveLength(0);
    },
  );

/** What stands on the lines of the open tab, from the top. */
function names(page: Page): Promise<string[]> {
  return page.getByRole("tabpanel").locator(".library-name").allInnerTexts();
}
