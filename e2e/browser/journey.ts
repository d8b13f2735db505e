import { type BrowserContext, type Page, type TestInfo, test } from "@playwright/test";
import { openBrowser } from "./openBrowser.ts";
import { Troubles } from "./Troubles.ts";

interface JourneyParts {
  /** What the browser is started with besides, such as a microphone that nobody has to speak into. */
  switches: readonly string[];
  /** Of the running product, such as http://127.0.0.1:4000. */
  address: string;
  /** A page in a browser of its own: nobody is signed in. */
  open: (look?: Look) => Promise<Page>;
}

interface Look {
  width?: number;
  height?: number;
  colorScheme?: "dark" | "light";
  /** False: somebody whose browser runs no scripts. */
  scripts?: boolean;
  /** False: nothing is fetched for later visits, which takes longer than a short one. */
  serviceWorker?: boolean;
  /** True: what moves on a screen moves. Elsewhere it costs the processor a picture at each sixtieth of a second. */
  moves?: boolean;
  /** Answers such as 401 that this page is meant to get; any other failure of a request fails the journey. */
  refusals?: readonly number[];
  /** True: its server goes away meanwhile, and no request that gets no answer fails the journey. */
  isCutOff?: boolean;
}

/** For a machine that does many things at once: only what hangs ends by it. */
const PATIENCE_MS = 60_000;

/** A sentence, and the steps that show it to be true. Each journey has a browser of its own: one that hangs takes no other along. */
export const journey = test.extend<JourneyParts>({
  switches: [[], { option: true }],
  address: ({ baseURL }, use) => use(baseURL!),
  async open({ address, switches }, use, journeyInfo) {
    const browser = await openBrowser(switches);
    const troubles = new Troubles();
    const contexts: BrowserContext[] = [];
    await use(
      async ({
        width = 1280,
        height = 800,
        colorScheme = "dark",
        scripts = true,
        serviceWorker = true,
        moves = false,
        refusals = [],
        isCutOff = false,
      } = {}) => {
        const looks = { viewport: { width, height }, colorScheme, javaScriptEnabled: scripts };
        const serviceWorkers = serviceWorker ? "allow" : "block";
        const context = await browser.newContext({
          ...{ baseURL: address, locale: "en-US", serviceWorkers },
          ...{ ...looks, reducedMotion: moves ? "no-preference" : "reduce" },
        });
        contexts.push(context);
        context.setDefaultTimeout(PATIENCE_MS);
        // A browser without scripts reports each one that it does not load.
        if (scripts && !isCutOff) context.on("page", (page) => troubles.watch(page, refusals));
        return context.newPage();
      },
    );
    if (journeyInfo.errors.length > 0 || troubles.found.length > 0)
      await attachTroubles(journeyInfo, contexts, troubles);
    await browser.close();
    if (troubles.found.length > 0)
      throw new Error(`Something went wrong behind the page.\n${troubles.found.join("\n")}`);
  },
});

const MOST_LETTERS = 5_000;

/** Where each page stood and what it read aloud last: enough to understand a failure on a machine one cannot see. */
async function attachTroubles(
  journeyInfo: TestInfo,
  contexts: readonly BrowserContext[],
  troubles: Troubles,
) {
  const seen = await Promise.all(contexts.flatMap((context) => context.pages()).map(describe));
  const body = [...seen, ...troubles.found, ...troubles.unanswered()].join("\n");
  console.log(body);
  await journeyInfo.attach("where the pages stood", { body });
}

async function describe(page: Page): Promise<string> {
  const words = await page
    .getByRole("alert")
    .or(page.getByRole("heading", { level: 1 }))
    .allTextContents()
    .catch(() => []);
  // Of a page that is blank it is worth knowing how far it came.
  const stands = words.length > 0 ? words.join(" · ") : await page.content().catch(String);
  return `on ${page.url()}: ${stands.slice(0, MOST_LETTERS)}`;
}
