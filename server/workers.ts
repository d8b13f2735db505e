import { removeIncoming } from "./catalog/incomingFiles.ts";
import { ingestUpload } from "./catalog/ingestUpload.ts";
import { renderTrack } from "./catalog/renderTrack.ts";
import { sweepUploads } from "./catalog/sweepUploads.ts";
import type { JobContext } from "./jobContext.ts";
import { clearPicture } from "./profiles/clearPicture.ts";
import { eraseWorkspaces } from "./workspaces/eraseWorkspaces.ts";

const EVERY_HOUR = "17 * * * *";

/** Who does which background work. One track is rendered at a time: the machine also has people to serve. */
export async function startWorkers(context: JobContext): Promise<void> {
  const { jobs } = context.services;
  await jobs.work("ingest-upload", (data) => ingestUpload(context, data));
  await jobs.work("render-track", (data, isLastTry) => renderTrack(context, data, isLastTry));
  await jobs.work("clear-picture", (data) => clearPicture(context, data));
  await jobs.work("sweep-uploads", () => sweepUploads(context));
  await jobs.schedule("sweep-uploads", EVERY_HOUR);
  await jobs.work("erase-workspaces", () =>
    eraseWorkspaces(context, (uploadId) => removeIncoming(context.dataDir, uploadId)),
  );
  await jobs.schedule("erase-workspaces", EVERY_HOUR);
}
