import { expect, type Page } from "@playwright/test";
import { proxiedJourney } from "../browser/proxiedJourney.ts";
import { keptIn } from "../steps/kept.ts";
import { hearOn } from "../steps/listen.ts";
import { arriveAs } from "../steps/signIn.ts";
import { changeTempo, tempoOf } from "../steps/tempo.ts";
import { waitUntil } from "../steps/waitUntil.ts";
import { keptOfPeople, waitForWorker } from "../steps/worker.ts";

const SONG = "Undertow";
const RECORD = "/@mara-lune/tidal-memory";
/** Of an artist, opened once and then again with nobody there. */
const SEEN = [
  "/",
  "/catalog/tracks",
  "/releases",
  "/catalog/assets",
  "/library",
  "/discover",
  "/finances",
  "/milestones",
  "/profile",
  RECORD,
];

proxiedJourney(
  "what an artist has opened opens again by its address when the server is gone, and the rest says why not",
  async ({ open, line }) => {
    const page = await open({ isCutOff: true });
    await arriveAs(page, "artist");
    await waitForWorker(page);
    const titles = new Map<string, string>();
    const tabs: Page[] = [];
    for (const path of SEEN) {
      const tab = await page.context().newPage();
      tabs.push(tab);
      await tab.goto(path);
      titles.set(path, await titleOf(tab));
      // What the server wrote has the same title.
      await tab.locator("#first-view").waitFor({ state: "detached" });
    }
    // Parts below that of a page itself ask for themselves, those of the first while the last is opened.
    await page.waitForTimeout(1_000);
    for (const tab of tabs) await tab.close();

    await line.goAway();
    expect(await wroteView(page, "/catalog/tracks")).toBe(true);
    const times: string[] = [];
    for (const path of SEEN) {
      const began = Date.now();
      await page.goto(path);
      expect(await titleOf(page)).toBe(titles.get(path));
      times.push(`${path} ${Date.now() - began} ms`);
    }
    console.log(`Opened without a server: ${times.join(", ")}`);

    await page.goto("/ai-team");
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
    await line.comeBack();
    await page.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("heading", { level: 1, name: "AI team" }).waitFor();
  },
);

proxiedJourney(
  "a record that a fan saved plays to its end with no server, and leaves the device when they sign out",
  async ({ open, line }) => {
    const page = await open({ isCutOff: true });
    await arriveAs(page, "fan");
    await waitForWorker(page);
    await page.goto(RECORD);
    await page.getByRole("button", { name: "Save offline" }).click();
    const dialog = page.getByRole("dialog", { name: "Save “Tidal Memory” offline" });
    await dialog.getByText(/^8 tracks, [\d.]+ MB\./).waitFor();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await dialog.getByRole("link", { name: "Show downloads" }).click();
    await page.getByText(/^8 tracks, [\d.]+ MB on this device$/).waitFor();

    await line.goAway();
    await page.goto("/library?tab=downloads");
    await page.getByRole("button", { name: "Play Undertow" }).click();
    await hearOn(page);
    await skipTo(page, 0.5);
    await hearOn(page);
    await skipTo(page, 0.97);
    await page
      .getByRole("complementary", { name: "Player" })
      .getByText("Salt on the Lens", { exact: true })
      .waitFor();
    await hearOn(page);

    await line.comeBack();
    await page.goto("/library?tab=downloads");
    await page.getByRole("button", { name: "Remove Undertow from this device" }).click();
    await page.getByText(/^7 tracks, /).waitFor();
    await page.getByRole("banner").getByRole("button", { name: "Mara Okafor" }).click();
    await page.getByRole("menuitem", { name: "Sign Out" }).click();
    await page.getByRole("link", { name: "Sign In" }).first().waitFor();
    await waitUntil("nothing of the person is left", async () => (await keptOfPeople(page)).length === 0);
  },
);

proxiedJourney(
  "what an artist changes with no server is shown, outlives the page, and is on the server once it is back",
  async ({ open, line }) => {
    const page = await open({ width: 390, height: 844, isCutOff: true });
    await arriveAs(page, "artist");
    await waitForWorker(page);
    await page.goto("/catalog/tracks");
    await page.getByRole("button", { name: "Edit Undertow" }).waitFor();
    const before = await tempoOf(page, SONG);
    const after = before === "121" ? "123" : "121";

    await line.goAway();
    await changeTempo(page, SONG, after);
    const pill = page.getByRole("banner").getByRole("button", { name: /1 change waiting/ });
    await pill.waitFor();
    // What the server wrote of these tracks is older than the change.
    expect(await wroteView(page, "/catalog/tracks")).toBe(false);
    await pill.waitFor();
    expect(await tempoOf(page, SONG)).toBe(after);

    await line.comeBack();
    await pill.click();
    await page
      .getByRole("dialog", { name: "Not saved yet" })
      .getByRole("button", { name: "Sync now" })
      .click();
    await waitUntil("nothing waits", async () => !(await pill.isVisible()));

    const elsewhere = await open({ width: 390, height: 844 });
    await arriveAs(elsewhere, "artist", "/catalog/tracks");
    expect(await tempoOf(elsewhere, SONG)).toBe(after);
    await changeTempo(elsewhere, SONG, before);
  },
);

proxiedJourney(
  "with no server an artist finds what they have on the device, makes a playlist of it, and the server has it afterwards",
  async ({ open, line }) => {
    const page = await open({ isCutOff: true });
    await arriveAs(page, "artist");
    await waitForWorker(page);
    await page.goto("/library?tab=playlists");
    await page.getByRole("button", { name: "New playlist" }).waitFor();
    await waitUntil("the device has read the catalog", async () => (await keptIn(page, "catalog")) > 0);
    await page.waitForTimeout(1_000);

    await line.goAway();
    await page.goto("/search?q=undertow");
    const found = page.getByRole("region", { name: "From this device" });
    await found
      .getByRole("link", { name: /^Undertow/ })
      .first()
      .waitFor();

    const title = `Late Train ${Date.now()}`;
    await page.goto("/library?tab=playlists");
    await page.getByRole("button", { name: "New playlist" }).click();
    await page.getByLabel("Title").fill(title);
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const pill = page.getByRole("banner").getByRole("button", { name: /1 change waiting/ });
    await pill.waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();

    await line.comeBack();
    await pill.click();
    await page
      .getByRole("dialog", { name: "Not saved yet" })
      .getByRole("button", { name: "Sync now" })
      .click();
    await waitUntil("nothing waits", async () => !(await pill.isVisible()));
    const elsewhere = await open({});
    await arriveAs(elsewhere, "artist", "/library?tab=playlists");
    await elsewhere.getByRole("link", { name: title }).click();
    await elsewhere.getByRole("button", { name: `More about ${title}` }).click();
    await elsewhere.getByRole("menuitem", { name: "Delete" }).click();
    await elsewhere.getByRole("button", { name: "Delete playlist" }).click();
    await elsewhere.getByRole("button", { name: "New playlist" }).waitFor();
  },
);

proxiedJourney(
  "a heart that a fan gave on one page stands on another that they had read before, with no server",
  async ({ open, line }) => {
    const page = await open({ isCutOff: true });
    await arriveAs(page, "fan");
    await waitForWorker(page);
    const heart = () => page.getByRole("button", { name: `Like ${SONG}`, exact: true }).first();
    const isFull = async () => (await heart().getAttribute("aria-pressed")) === "true";
    const turn = async () => {
      // Not the line for news, which is asked for by POST, too.
      const answered = page.waitForResponse(
        (each) => each.request().method() === "POST" && each.ok() && each.url().endsWith("/graphql"),
      );
      await heart().click();
      await answered;
      // It is written on the device when the answer is there.
      await page.waitForTimeout(1_000);
    };
    await page.goto(RECORD);
    await heart().waitFor();
    const before = await isFull();
    await page.waitForTimeout(1_000);
    // The part that keeps changes asks for what others did, once it is there.
    const kept = page.waitForResponse((each) => each.url().includes("/api/changes"));
    await page.goto(await pathOfSong(page));
    await heart().waitFor();
    await kept;
    await turn();

    await line.goAway();
    await page.goto(RECORD);
    await heart().waitFor();
    await waitUntil("the heart stands as it was given", async () => (await isFull()) === !before);
    await page.reload();
    await heart().waitFor();
    await waitUntil("it does so after a reload", async () => (await isFull()) === !before);

    await line.comeBack();
    await page.goto(RECORD);
    await heart().waitFor();
    await waitUntil("the server says the same", async () => (await isFull()) === !before);
    await turn();
  },
);

/** Opens a screen, and tells whether it came as the server wrote it last. */
async function wroteView(page: Page, path: string): Promise<boolean> {
  const opened = await page.goto(path);
  return (await opened!.text()).includes('class="own-view"');
}

/** The page of the song itself. */
async function pathOfSong(page: Page): Promise<string> {
  const path = await page.getByRole("link", { name: SONG, exact: true }).first().getAttribute("href");
  return path!;
}

async function titleOf(page: Page): Promise<string> {
  const heading = page.getByRole("heading", { level: 1 }).first();
  await heading.waitFor();
  return (await heading.textContent()) ?? "";
}

/** Moves to a share of the song that is heard. */
const skipTo = (page: Page, share: number) =>
  page.evaluate((part) => {
    for (const audio of document.querySelectorAll("audio"))
      if (!audio.paused) audio.currentTime = audio.duration * part;
  }, share);
