import { listUnattendedTracks, listUnattendedUploads } from "../../db/catalog/unattended.ts";
import { listReceiving, type UploadRow } from "../../db/catalog/uploads.ts";
import { ABANDONED_AFTER_HOURS } from "../../domain/catalog/upload.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { abandonUpload } from "./abandonUpload.ts";
import { checkAgain, receiveUpload } from "./receiveUpload.ts";
import { renderAgain } from "./retryTrack.ts";

const MINUTE_MS = 60_000;
/** Whoever sent the last byte is answered long before. */
const ANSWERED_AFTER_MS = MINUTE_MS;
/** Who looks again sooner only fails again sooner, where a full disk or a store that is away is why. */
const UNATTENDED_MS = 5 * MINUTE_MS;

/**
 * Takes on files whose last byte came when their server died or the database was away, asks again for work that ended where nobody
 * could say so, and gives up what nobody continues: its bytes go, its place in the plan is free, its person is told.
 */
export async function sweepUploads(context: JobContext, now = new Date()): Promise<void> {
  const { db } = context;
  const from = actingAs("sweep-uploads", context);
  const before = (ms: number) => new Date(now.getTime() - ms);
  const abandonedBefore = before(ABANDONED_AFTER_HOURS * 60 * MINUTE_MS);
  // One whose studio went meanwhile, or whose piece cannot be asked for, keeps nobody else waiting.
  for (const upload of await listReceiving(db, before(ANSWERED_AFTER_MS)))
    await settle(context, upload, abandonedBefore).catch((error) =>
      log.error("sweep", { uploadId: upload.id, error }),
    );
  for (const uploadId of await listUnattendedUploads(db, before(UNATTENDED_MS)))
    await act(from, checkAgain, { uploadId });
  for (const trackId of await listUnattendedTracks(db, before(UNATTENDED_MS)))
    await act(from, renderAgain, { trackId });
}

async function settle(context: JobContext, upload: UploadRow, abandonedBefore: Date): Promise<void> {
  const { incoming } = context.services;
  const from = actingAs("sweep-uploads", context);
  const { id: uploadId } = upload;
  if (await incoming.isWhole(upload)) await act(from, receiveUpload, { uploadId });
  else if ((await incoming.lastByteAt(upload)) < abandonedBefore) {
    await incoming.remove(uploadId);
    await act(from, abandonUpload, { uploadId });
  }
}
