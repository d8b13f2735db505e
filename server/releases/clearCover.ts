import { isWaiting } from "../../db/acting/waitingJobs.ts";
import { isCoverShown } from "../../db/releases/releases.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { deleteCover } from "./coverFiles.ts";

/** Files of a cover that is not shown any more, or never was, lie there for so long, in seconds. */
export const COVER_KEPT_SECONDS = 60 * 60;

export interface CoverToClear {
  coverKey: string;
  /** Asked for before it was stored: it may have been shown and replaced since, and is then cleared with what was replaced. */
  isAhead?: true;
}

/** Deletes the files of a cover that no release shows any more. */
export async function clearCover(
  { db, services }: Pick<JobContext, "db" | "services">,
  { coverKey, isAhead }: CoverToClear,
): Promise<void> {
  if (await isCoverShown(db, coverKey)) return;
  if (isAhead && (await isWaiting(db, "clear-cover", { coverKey }))) return;
  await deleteCover(services.storage, coverKey);
}

/** Before a cover is stored: its files go if no release comes to show it, whatever cuts off whoever stores it. */
export const clearCoverUnlessShown = verb("clearCoverUnlessShown", {
  unaudited: "It asks for the server's own work.",
  may: isSystem,
  async run(act, { coverKey }: { coverKey: string }) {
    act.enqueue("clear-cover", { coverKey, isAhead: true }, COVER_KEPT_SECONDS);
    return act.done({ coverKey });
  },
});
