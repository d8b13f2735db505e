import { expect } from "@playwright/test";
import { keptBrowser } from "../browser/keptBrowser.ts";
import { proxiedJourney } from "../browser/proxiedJourney.ts";
import { arriveAs, signInAs } from "../steps/signIn.ts";
import { makePlaylist, pillOf, playlistsOnServer, removePlaylists } from "../steps/unsaved.ts";
import { waitUntil } from "../steps/waitUntil.ts";
import { waitForWorker } from "../steps/worker.ts";

const COUNT = 25;
/** Between two rounds. */
const ROUND_MS = 30_000;

proxiedJourney(
  "twenty-five playlists made with no server outlive a browser that is killed, and its timer brings each to the server once",
  async ({ line }) => {
    const kept = await keptBrowser();
    try {
      let context = await kept.start();
      let page = await context.newPage();
      const open = (path: string) => page.goto(line.address + path);
      // Signing in asks for paths of the address.
      page.goto = (
        (goto) => (path, options) =>
          goto(new URL(path, line.address).href, options)
      )(page.goto.bind(page));
      await signInAs(page, "fan");
      await waitForWorker(page);
      await open("/library?tab=playlists");
      await page.getByRole("button", { name: "New playlist" }).waitFor();
      await page.waitForTimeout(1_000);

      await line.goAway();
      await context.setOffline(true);
      const name = `Tunnel ${Date.now()}`;
      const back = () => page.goBack();
      for (let number = 1; number <= COUNT; number++)
        await makePlaylist(page, `${name} ${number}`, number === 1 ? open : back);
      await pillOf(page, COUNT).waitFor();
      const cookies = await context.cookies();
      await kept.kill();

      context = await kept.start();
      // Chromium writes cookies down twice a minute: who signed in just now would not be known any more.
      await context.addCookies(cookies);
      page = await context.newPage();
      await page.clock.install();
      await context.setOffline(true);
      await open("/library?tab=playlists");
      await pillOf(page, COUNT).waitFor();
      await line.comeBack();
      await context.setOffline(false);
      const onServer = () => playlistsOnServer(page, new RegExp(`^${name} \\d+$`));
      for (let rounds = 1; rounds <= COUNT / 10 + 1; rounds++) {
        const due = Math.min(COUNT, rounds * 10);
        await waitUntil(`${due} are on the server`, async () => (await onServer()).length >= due);
        if (due === COUNT) break;
        // A timer that comes while the last answers are still heard begins no round.
        await pillOf(page, COUNT - due).waitFor();
        await page.clock.fastForward(ROUND_MS);
      }
      await waitUntil("nothing waits", async () => (await page.getByText(/changes? waiting/).count()) === 0);
      const ids = await onServer();
      expect(ids).toHaveLength(COUNT);
      await removePlaylists(page, ids);
    } finally {
      await kept.close();
    }
  },
);

proxiedJourney(
  "what one person did without a connection is not sent for the next who signs in at their device",
  async ({ open, line }) => {
    const page = await open({ isCutOff: true });
    const goto = (path: string) => page.goto(path);
    await arriveAs(page, "fan");
    await waitForWorker(page);
    await goto("/library?tab=playlists");
    await page.getByRole("button", { name: "New playlist" }).waitFor();
    await page.waitForTimeout(1_000);
    await line.goAway();
    const title = `Night Ferry ${Date.now()}`;
    await makePlaylist(page, title, goto);
    await pillOf(page, 1).waitFor();

    // Their session ends as it does when they sign out everywhere from another device.
    await page.context().clearCookies();
    await line.comeBack();
    await signInAs(page, "artist");
    await waitForWorker(page);
    await page.waitForTimeout(3_000);
    expect(await pillOf(page, 1).isVisible()).toBe(false);
    expect(await playlistsOnServer(page, new RegExp(`^${title}$`))).toEqual([]);

    await page.context().clearCookies();
    await signInAs(page, "fan");
    const mine = () => playlistsOnServer(page, new RegExp(`^${title}$`));
    await waitUntil("it is sent for whoever made it", async () => (await mine()).length === 1);
    await removePlaylists(page, await mine());
  },
);
