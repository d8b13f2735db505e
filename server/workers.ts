import { ingestUpload } from "./catalog/ingestUpload.ts";
import { renderTrack } from "./catalog/renderTrack.ts";
import { sweepUploads } from "./catalog/sweepUploads.ts";
import type { JobContext } from "./jobContext.ts";

const EVERY_HOUR = "17 * * * *";

/** Who does which background work. One track is rendered at a time: the machine also has people to serve. */
export async function startWorkers(context: JobContext): Promise<void> {
  const { jobs } = context.services;
  await jobs.work("ingest-upload", (data) => ingestUpload(context, data));
  await jobs.work("render-track", (data, isLastTry) => renderTrack(context, data, isLastTry));
  await jobs.work("sweep-uploads", () => sweepUploads(context));
  await jobs.schedule("sweep-uploads", EVERY_HOUR);
}
