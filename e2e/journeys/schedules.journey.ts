import fc from "fast-check";
import { THOROUGHNESS } from "../../domain/testing/thoroughness.ts";
import { keptBrowser } from "../browser/keptBrowser.ts";
import { proxiedJourney } from "../browser/proxiedJourney.ts";
import { PageWorld } from "../schedules/PageWorld.ts";
import { pageSchedules } from "../schedules/pageSteps.ts";

const isLong = THOROUGHNESS > 1;
const SCHEDULES = isLong ? 50 : 3;
/** Of three that are tried each time; the long form draws its own. */
const SEED = 17;
const LONGEST_MS = 60_000;

proxiedJourney(
  "whatever happens to an artist's line and browser, everything that their screens called saved is on the server once",
  async ({ line, baseURL }, info) => {
    info.setTimeout(SCHEDULES * 5 * LONGEST_MS);
    const browser = await keptBrowser();
    try {
      const world = new PageWorld(browser, line, baseURL!, `Storm ${Date.now()}`);
      await world.begin();
      const run = async (steps: readonly ((world: PageWorld) => Promise<void>)[]) => {
        // Whatever comes, there is something to fill and to rename.
        await world.makeList();
        for (const each of steps) await each(world);
        await world.settle();
      };
      await fc.assert(fc.asyncProperty(pageSchedules, run), {
        ...{ numRuns: SCHEDULES, endOnFailure: true, ...(!isLong && { seed: SEED }) },
      });
      await world.leave();
    } finally {
      await browser.close();
    }
  },
);
