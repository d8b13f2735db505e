import { rm } from "node:fs/promises";
import path from "node:path";
import { deleteUpload, listAbandonedUploads } from "../../db/catalog/uploads.ts";
import { ABANDONED_AFTER_HOURS } from "../../domain/catalog/upload.ts";
import type { JobContext } from "../jobContext.ts";
import { incomingFolder } from "./uploadRoutes.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Gives up uploads that nobody continues: their bytes go, their place in the plan is free. */
export async function sweepUploads({ db, dataDir }: JobContext, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_HOURS * HOUR_MS);
  for (const { id } of await listAbandonedUploads(db, before)) {
    const file = path.join(incomingFolder(dataDir), id);
    await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
    await deleteUpload(db, id);
  }
}
