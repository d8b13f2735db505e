import { listAbandonedUploads } from "../../db/catalog/uploads.ts";
import { ABANDONED_AFTER_HOURS } from "../../domain/catalog/upload.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import type { JobContext } from "../jobContext.ts";
import { dismissUpload } from "./dismissUpload.ts";
import { removeIncoming } from "./incomingFiles.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Gives up uploads that nobody continues: their bytes go, their place in the plan is free. */
export async function sweepUploads(context: JobContext, now = new Date()): Promise<void> {
  const { db, dataDir } = context;
  const before = new Date(now.getTime() - ABANDONED_AFTER_HOURS * HOUR_MS);
  for (const { id } of await listAbandonedUploads(db, before)) {
    await removeIncoming(dataDir, id);
    await act(actingAs("sweep-uploads", context), dismissUpload, { id });
  }
}
