import { databaseClock } from "../../db/releases/dueReleases.ts";
import type { Act } from "../acting/verb.ts";

/** Rings when the release is due, and when its preorder begins, as part of the change that says so. */
export async function enqueueGoLive(
  act: Act,
  releaseId: string,
  moments: readonly (Date | null)[],
): Promise<void> {
  const now = await databaseClock(act.trx);
  for (const moment of moments) {
    if (!moment) continue;
    const seconds = Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
    act.enqueue("go-live", { releaseId, date: moment.toISOString() }, seconds);
  }
}
