import { expect, type Page } from "@playwright/test";
import { proxiedJourney } from "../browser/proxiedJourney.ts";
import { openTracks, trayLine } from "../steps/catalog.ts";
import { arriveAs } from "../steps/signIn.ts";
import { song } from "../steps/song.ts";
import { waitUntil } from "../steps/waitUntil.ts";
import { waitForWorker } from "../steps/worker.ts";

/** Half a minute for the song of this journey. */
const BYTES_A_SECOND = 128 * 1024;

proxiedJourney(
  "a new version is brought in by one press: each tab is loaded once more, none over a form that is not saved",
  async ({ open, line }) => {
    const page = await open({ isCutOff: true });
    await arriveAs(page, "artist");
    await waitForWorker(page);
    const other = await page.context().newPage();
    await other.goto("/settings/workspace");
    const name = other.getByLabel("Name", { exact: true });
    const before = await name.inputValue();
    await name.fill(`${before} and Friends`);
    await other.getByRole("heading", { level: 1 }).click();
    const loads = [await countLoads(page), await countLoads(other)] as const;

    line.release("a newer one");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByText("Update Available").waitFor();
    await page.getByRole("button", { name: "Update", exact: true }).click();
    await page.getByText(/^Levare updates by itself when everything is saved/).waitFor();
    expect(await name.inputValue()).toBe(`${before} and Friends`);

    await name.fill(before);
    await other.getByRole("heading", { level: 1 }).click();
    for (const count of loads) await waitUntil("the tab is loaded anew", async () => count() === 1);
    await page.waitForTimeout(1_000);
    for (const count of loads) expect(count()).toBe(1);
    const state = await page.evaluate(async () => {
      const { waiting, active } = await navigator.serviceWorker.ready;
      return [waiting === null, active?.state];
    });
    expect(state).toEqual([true, "activated"]);
  },
);

proxiedJourney(
  "a new version waits until an upload of another tab is whole, and then loads each tab once",
  async ({ open, line }) => {
    const page = await open({ isCutOff: true });
    await arriveAs(page, "artist");
    await waitForWorker(page);
    const other = await page.context().newPage();
    await other.goto("/");
    await openTracks(other);
    const network = await other.context().newCDPSession(other);
    await network.send("Network.enable");
    const limit = (uploadThroughput: number) =>
      network.send("Network.emulateNetworkConditions", {
        ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
      });
    await limit(BYTES_A_SECOND);
    const name = `Between Versions ${Date.now().toString(36)}`;
    const file = song(name, 20);
    await other.getByLabel("Choose audio files").setInputFiles(file);
    await trayLine(other, file.name).getByText(/\d+ %/).waitFor();
    const loads = [await countLoads(page), await countLoads(other)] as const;

    line.release("one that comes while something is sent");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByRole("button", { name: "Update", exact: true }).click();
    await page.getByText(/^Levare updates by itself when everything is saved/).waitFor();
    await page.waitForTimeout(3_000);
    for (const count of loads) expect(count()).toBe(0);
    await trayLine(other, file.name).getByText(/\d+ %/).waitFor();

    await limit(-1);
    for (const count of loads) await waitUntil("the tab is loaded anew", async () => count() === 1);
    await other.goto(`/catalog/tracks?title=${encodeURIComponent(name)}`);
    const play = other.getByRole("button", { name: `Play ${name}`, exact: true });
    await waitUntil("the song can be played", () => play.isEnabled());
    // Narrow windows do not show it.
    await other.getByLabel("Length 0:20").first().waitFor({ state: "attached" });
    expect(loads[0]()).toBe(1);
  },
);

async function countLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on("load", () => loads++);
  return () => loads;
}
