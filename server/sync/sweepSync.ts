import { forgetTrackDrafts } from "../../db/catalog/trackDrafts.ts";
import { forgetGone } from "../../db/sync/changes.ts";
import { forgetOverwritten } from "../../db/sync/overwritten.ts";
import { SYNC_KEPT_MS } from "../../domain/sync/wire/protocol.ts";
import type { JobContext } from "../jobContext.ts";

/** Forgets what nobody who was away any longer than allowed has to hear of, values that nobody put back, and tracks whose audio never came. */
export async function sweepSync({ db }: JobContext, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - SYNC_KEPT_MS);
  await forgetGone(db, before);
  await forgetOverwritten(db, before);
  await forgetTrackDrafts(db, before);
}
