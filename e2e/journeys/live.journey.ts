import type { BrowserContext, Page, Request } from "@playwright/test";
import { journey } from "../browser/journey.ts";
import { beginRelease, openPart, savePart } from "../steps/releases.ts";
import { arriveAs } from "../steps/signIn.ts";
import { openAnotherStudio } from "../steps/studio.ts";
import { waitUntil } from "../steps/waitUntil.ts";

const TABS = 30;
/** While one tab waits for its program, another is drawn. */
const AT_ONCE = 4;
const SOON_MS = 1_000;
/** What else a loaded machine does makes a try longer, never shorter. */
const TRIES = 4;

let saves = 0;

journey(
  "three tabs on a release show each other's saves within a second, also when one is closed, and thirty tabs hold one stream",
  async ({ open }) => {
    const round = Date.now().toString(36);
    const first = await open();
    const context = first.context();
    const streams = watchStreams(context);
    await arriveAs(first, "label");
    await openAnotherStudio(first, `Slipstream ${round}`);
    await beginRelease(first, "Slipstream", []);
    const tabs = [first, await another(context, first.url()), await another(context, first.url())];
    await waitUntil("three tabs hold one stream", async () => streams() === 1);

    for (const tab of tabs) await saveShowsIn(tab, tabs, round);

    await first.close();
    const [, ...left] = tabs;
    await waitUntil("another tab holds the stream", async () => streams() === 1);
    for (const tab of left) await saveShowsIn(tab, left, round);

    for (let at = left.length; at < TABS; at += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, TABS - at) }, () => another(context, "/settings")),
      );
    await waitUntil("thirty tabs hold one stream", async () => streams() === 1);
    await left[0]!.bringToFront();
    await saveShowsIn(left[0]!, left, round);
  },
);

/** Counts the streams that are open in all tabs of a browser. */
function watchStreams(context: BrowserContext): () => number {
  const open = new Map<Request, Page>();
  const end = (request: Request) => void open.delete(request);
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/live") open.set(request, request.frame().page());
  });
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  return () => [...open.values()].filter((page) => !page.isClosed()).length;
}

async function another(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  return page;
}

/** Gives the release another title in one tab, until the others show it soon after it is saved. */
async function saveShowsIn(tab: Page, tabs: readonly Page[], round: string): Promise<void> {
  const took: number[] = [];
  for (let tries = 0; tries < TRIES && !took.some((ms) => ms < SOON_MS); tries++) {
    const name = `Slipstream ${round} ${++saves}`;
    await openPart(tab, "Tracks");
    await openPart(tab, "Details");
    await tab.getByRole("textbox", { name: "Title", exact: true }).fill(name);
    await savePart(tab);
    const savedAt = performance.now();
    await Promise.all(
      tabs.map((each) => each.getByRole("heading", { level: 1, name, exact: true }).waitFor()),
    );
    took.push(performance.now() - savedAt);
  }
  if (Math.min(...took) >= SOON_MS) throw new Error(`Other tabs showed saves after ${took.join(", ")} ms.`);
}
