import { listUploadsSince } from "../../db/catalog/uploads.ts";
import { ABANDONED_AFTER_HOURS } from "../../domain/catalog/upload.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import type { JobContext } from "../jobContext.ts";
import { dismissUpload } from "./dismissUpload.ts";
import { checkAgain, receiveUpload } from "./receiveUpload.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Whoever sent the last byte is answered long before. */
const ANSWERED_AFTER_MS = 60_000;

/**
 * Takes on files whose last byte came just before their server died, asks again for those that nobody looked into, and gives up
 * those that nobody continues: their bytes go, their place in the plan is free.
 */
export async function sweepUploads(context: JobContext, now = new Date()): Promise<void> {
  const { db, services } = context;
  const { incoming } = services;
  const from = actingAs("sweep-uploads", context);
  const before = (ms: number) => new Date(now.getTime() - ms);
  const abandonedBefore = before(ABANDONED_AFTER_HOURS * HOUR_MS);
  for (const upload of await listUploadsSince(db, "receiving", before(ANSWERED_AFTER_MS))) {
    const { id } = upload;
    if (await incoming.isWhole(upload)) await act(from, receiveUpload, { uploadId: id });
    else if ((await incoming.lastByteAt(upload)) < abandonedBefore) {
      await incoming.remove(id);
      await act(from, dismissUpload, { id });
    }
  }
  for (const { id } of await listUploadsSince(db, "checking", before(HOUR_MS)))
    await act(from, checkAgain, { uploadId: id });
}
