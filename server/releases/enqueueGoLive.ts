import type { Transaction } from "kysely";
import { databaseClock } from "../../db/releases/dueReleases.ts";
import type { DB } from "../../db/tables.generated.ts";
import type { Act } from "../acting/verb.ts";
import type { Jobs } from "../jobs.ts";

/** Rings when the release is due, and when its preorder begins, as part of the change that says so. */
export async function enqueueGoLive(
  trx: Transaction<DB>,
  jobs: Jobs,
  releaseId: string,
  moments: readonly (Date | null)[],
): Promise<void> {
  const now = await databaseClock(trx);
  for (const moment of moments) {
    if (!moment) continue;
    const seconds = Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
    await jobs.enqueue(trx, "go-live", { releaseId, date: moment.toISOString() }, seconds);
  }
}

/** The same as part of an act. */
export async function ring(act: Act, releaseId: string, moments: readonly (Date | null)[]): Promise<void> {
  const now = await databaseClock(act.trx);
  for (const moment of moments) {
    if (!moment) continue;
    const seconds = Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
    act.enqueue("go-live", { releaseId, date: moment.toISOString() }, seconds);
  }
}
