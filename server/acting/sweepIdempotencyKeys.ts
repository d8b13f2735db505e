import { deleteIdempotencyKeys } from "../../db/acting/idempotencyKeys.ts";
import type { JobContext } from "../jobContext.ts";

/** As long as work done offline may wait to be sent (DECISIONS.md). */
const KEPT_MS = 100 * 24 * 60 * 60 * 1000;

export async function sweepIdempotencyKeys({ db }: JobContext): Promise<void> {
  await deleteIdempotencyKeys(db, new Date(Date.now() - KEPT_MS));
}
