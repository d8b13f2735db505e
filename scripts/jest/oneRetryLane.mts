import { createHash } from "node:crypto";
import type { SyncTransformer } from "@jest/transform";

const EACH_ITS_OWN = "22 !== workInProgress.tag ? claimNextRetryLane() : 536870912";
const ONE_FOR_ALL = "22 !== workInProgress.tag ? 4194304 : 536870912";

/**
 * Within act(), React draws a page on which three parts wait at once for ever, and no timeout of a test ends it. Retries that share
 * a lane do not take each other for news: https://github.com/react/react/issues/37556, to go with the version that mends it.
 */
export default {
  process(source) {
    if (!source.includes(EACH_ITS_OWN))
      throw new Error("This React retries otherwise: see whether it still needs oneRetryLane.mts.");
    return { code: source.replace(EACH_ITS_OWN, ONE_FOR_ALL) };
  },
  getCacheKey: (source) => createHash("sha1").update(ONE_FOR_ALL).update(source).digest("hex"),
} satisfies SyncTransformer;
