import { deleteIdempotencyKeys } from "../../db/acting/idempotencyKeys.ts";
import { DAY_MS } from "../../domain/duration.ts";
import type { JobContext } from "../jobContext.ts";

/** As long as work done offline may wait to be sent (DECISIONS.md). */
const KEPT_MS = 100 * DAY_MS;

export async function sweepIdempotencyKeys({ db }: JobContext): Promise<void> {
  await deleteIdempotencyKeys(db, new Date(Date.now() - KEPT_MS));
}
