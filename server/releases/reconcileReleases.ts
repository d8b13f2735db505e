import { databaseClock, listDueReleases } from "../../db/releases/dueReleases.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { goOn } from "./goLive.ts";

/** Lets everything go out whose moment is there: what a restart, a restored backup or a lost job left behind. */
export async function reconcileReleases(
  context: Pick<JobContext, "db" | "services">,
  at?: Date,
): Promise<void> {
  const now = at ?? (await databaseClock(context.db));
  // One that fails keeps nobody else from going out; the next minute tries it again.
  for (const id of await listDueReleases(context.db, now))
    await goOn(context, id, now, "leave").catch((error) => log.error("release", { releaseId: id, error }));
}
