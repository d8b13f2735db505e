import type { Page } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { hits, searchField, searchFor } from "../steps/search.ts";
import { arriveAs } from "../steps/signIn.ts";
import { waitUntil } from "../steps/waitUntil.ts";

journey(
  "the search says how to begin, narrows by its facets, loads more, forgives typos, and becomes a page with a way back",
  async ({ open }) => {
    const page = await open();
    await arriveAs(page, "fan");
    await page.keyboard.press("Control+k");
    await page.getByRole("heading", { name: "Start typing to search..." }).waitFor();
    await page.getByText("genre:electronic or bpm:120-140").waitFor();
    const tabs = await page.getByRole("dialog", { name: "Search" }).getByRole("tab").allTextContents();
    if (tabs.join() !== "All Results,Artists,Products,Community")
      throw new Error(`A fan sees the tabs ${tabs.join()}.`);

    await searchField(page).fill("zz");
    await page.getByRole("heading", { name: "Start typing to search..." }).waitFor();
    await searchField(page).fill("zzqxv");
    await page.getByRole("heading", { name: "No results found" }).waitFor();
    await page.keyboard.press("Escape");
    await searchField(page).waitFor({ state: "hidden" });

    await searchFor(page, "bpm:60-200");
    const total = await resultCount(page);
    if (total <= 20) throw new Error(`Only ${total} songs to page through.`);
    await waitUntil("the first page stands", async () => (await hits(page).count()) === 20);
    await page.getByRole("button", { name: "Load More Results" }).click();
    await waitUntil("the second page stands", async () => (await hits(page).count()) === Math.min(total, 40));

    await page.getByRole("button", { name: "Filters (1)" }).click();
    const panel = page.getByRole("complementary", { name: "Filters" });
    const jazz = panel.getByText(/^Jazz \d+$/);
    const promised = Number.parseInt((await jazz.textContent())?.slice("Jazz ".length) ?? "", 10);
    await panel.getByRole("checkbox", { name: /^Jazz/ }).check();
    await page.getByText(`${promised} results`, { exact: true }).waitFor();
    await waitUntil("only jazz is left", async () => (await hits(page).count()) === promised);
    await page.getByRole("button", { name: "Remove Genre: Jazz" }).waitFor();
    await page.getByRole("button", { name: "Clear All" }).click();
    await page.getByRole("heading", { name: "Start typing to search..." }).waitFor();

    await searchField(page).fill("harbour");
    await hits(page).first().waitFor();
    await page.keyboard.press("Escape");
    await searchField(page).waitFor({ state: "hidden" });
    await page.keyboard.press("Control+k");
    if ((await searchField(page).inputValue()) !== "") throw new Error("Escape left the words standing.");

    await searchField(page).fill("elctronic");
    await page.getByRole("button", { name: "Search instead for “elctronic”" }).waitFor();
    const found = await resultCount(page);
    await page.getByRole("link", { name: "Open as page" }).click();
    await page.getByRole("heading", { level: 1, name: "Search" }).waitFor();
    await page.getByRole("checkbox", { name: /^Uplifting/ }).check();
    await page.waitForURL(/q=elctronic&mood=uplifting/);
    await waitUntil("the choice narrows", async () => (await resultCount(page)) < found);
    await page.goBack();
    await waitUntil("the way back widens", async () => (await resultCount(page)) === found);
  },
);

/** What the line above the results says. */
async function resultCount(page: Page): Promise<number> {
  return Number.parseInt((await page.getByText(/^\d+ results?$/).textContent()) ?? "", 10);
}
