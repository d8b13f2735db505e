import { type CDPSession, expect, type Page } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { keptBrowser } from "../browser/keptBrowser.ts";
import { signInAs } from "../steps/signIn.ts";

/** Where each shortcut leads. */
const SHORTCUTS: Record<string, RegExp> = { Search: /Search/, Library: /Library/, Upload: /Tracks/ };
/** What Chromium wants of a picture for the device's list of apps. */
const LEAST_WIDTH = 144;
/** As long as a browser needs to look at a page's manifest anew. */
const LOOK_MS = 3_000;

/** What the file says of itself. */
interface Written {
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string; icons: { src: string; sizes: string }[] }[];
  share_target: object;
}

journey(
  "Chromium reads how the app is installed: its icons, its shortcuts and what it takes, and has nothing against it",
  async ({ address }) => {
    // A profile on the disk: in a private window Chromium installs nothing, and says so of every app ("in-incognito").
    const kept = await keptBrowser();
    try {
      const context = await kept.start();
      const page = await context.newPage();
      // Signing in asks for paths of the address.
      page.goto = (
        (goto) => (path, options) =>
          goto(new URL(path, address).href, options)
      )(page.goto.bind(page));
      await signInAs(page, "artist");
      await page.goto("/catalog/tracks");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      const cdp = await context.newCDPSession(page);
      expect(await hindrancesIn(cdp)).toEqual([]);

      const { url, errors, data, manifest } = await cdp.send("Page.getAppManifest");
      expect([errors, new URL(url).pathname]).toEqual([[], "/manifest.webmanifest"]);
      const { icons, shortcuts, share_target: share } = JSON.parse(data!) as Written;
      // As the browser has read it: what it does not understand it leaves out.
      const here = (path: string) => new URL(path, address).href;
      expect(manifest).toMatchObject({
        ...{ name: "Levare", display: "kStandalone", startUrl: here("/"), scope: here("/") },
        ...{
          shareTarget: { action: here("/share/songs"), method: "kPost" },
          preferRelatedApplications: false,
        },
        icons: icons.map(({ src }) => ({ url: here(src) })),
        shortcuts: shortcuts.map(({ name, url: path }) => ({ name, url: here(path) })),
      });
      expect(share).toMatchObject({
        enctype: "multipart/form-data",
        params: { files: [{ name: "songs", accept: ["audio/*"] }] },
      });
      expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
      for (const { src, sizes } of [...icons, ...shortcuts.flatMap((each) => each.icons)]) {
        if (sizes === "any") continue;
        expect(await sizeOf(page, src)).toBe(sizes);
        expect(Number.parseInt(sizes, 10)).toBeGreaterThanOrEqual(LEAST_WIDTH);
      }

      for (const { name, url: path } of shortcuts) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1, name: SHORTCUTS[name]! }).waitFor();
      }

      // Whether this browser judges at all: the small one of npm has nothing against any page.
      await page.evaluate(() => document.querySelector("link[rel=manifest]")!.remove());
      await page.waitForTimeout(LOOK_MS);
      if ((await hindrancesIn(cdp)).length === 0)
        console.log("Read, but not judged: this Chromium installs nothing.");
    } finally {
      await kept.close();
    }
  },
);

/** What the browser has against installing what it shows. */
const hindrancesIn = async (cdp: CDPSession): Promise<string[]> =>
  (await cdp.send("Page.getInstallabilityErrors")).installabilityErrors.map(({ errorId }) => errorId);

/** As it is drawn. */
const sizeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (path) => {
    const image = new Image();
    image.src = path;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);
