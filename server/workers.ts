import { sendMail, sendWaitingMail } from "./accounts/sendMail.ts";
import { sweepIdempotencyKeys } from "./acting/sweepIdempotencyKeys.ts";
import { ingestAsset } from "./assets/ingestAsset.ts";
import { renderAsset } from "./assets/renderAsset.ts";
import { sweepAssets } from "./assets/sweepAssets.ts";
import { clearAudio } from "./catalog/clearAudio.ts";
import { importTracks } from "./catalog/importTracks.ts";
import { removeIncoming } from "./catalog/incomingFiles.ts";
import { ingestUpload } from "./catalog/ingestUpload.ts";
import { measureTrack, tendMeasurements } from "./catalog/measureTrack.ts";
import { renderTrack } from "./catalog/renderTrack.ts";
import { sweepUploads } from "./catalog/sweepUploads.ts";
import { tendCompliance } from "./compliance/tendCompliance.ts";
import { prepareFiles, sweepDownloads } from "./downloads/prepareFiles.ts";
import type { JobContext } from "./jobContext.ts";
import { refreshTerm } from "./lexicon/refreshTerm.ts";
import { remindMilestones } from "./milestones/remindMilestones.ts";
import { tendMilestones } from "./milestones/tickOff.ts";
import { sendBroadcast } from "./notifications/sendBroadcast.ts";
import { tendBroadcasts } from "./notifications/tendBroadcasts.ts";
import { collectExport } from "./privacy/collectExport.ts";
import { erasePerson } from "./privacy/erasePerson.ts";
import { tendPrivacy } from "./privacy/tendPrivacy.ts";
import { clearPicture } from "./profiles/clearPicture.ts";
import { clearCover } from "./releases/clearCover.ts";
import { goLiveAt } from "./releases/goLive.ts";
import { replaceAudio } from "./releases/replaceAudio.ts";
import { tendReleases } from "./releases/tendReleases.ts";
import { eraseWorkspaces } from "./workspaces/eraseWorkspaces.ts";

const EVERY_HOUR = "17 * * * *";
const EVERY_MINUTE = "* * * * *";

/** Who does which background work. One track is rendered at a time: the machine also has people to serve. */
export async function startWorkers(context: JobContext): Promise<void> {
  const { jobs } = context.services;
  await jobs.work("ingest-upload", (data) => ingestUpload(context, data));
  await jobs.work("send-mail", (data) => sendMail(context, data));
  await jobs.work("send-waiting-mail", () => sendWaitingMail(context));
  await jobs.schedule("send-waiting-mail", EVERY_MINUTE);
  await jobs.work("sweep-idempotency-keys", () => sweepIdempotencyKeys(context));
  await jobs.schedule("sweep-idempotency-keys", EVERY_HOUR);
  await jobs.work("render-track", (data, isLastTry) => renderTrack(context, data, isLastTry));
  await jobs.work("replace-audio", (data, isLastTry) => replaceAudio(context, data, isLastTry));
  await jobs.work("clear-audio", (data) => clearAudio(context, data));
  await jobs.work("measure-track", (data) => measureTrack(context, data));
  await jobs.work("tend-measurements", () => tendMeasurements(context));
  await jobs.schedule("tend-measurements", EVERY_HOUR);
  await jobs.work("import-tracks", (data) => importTracks(context, data));
  await jobs.work("clear-picture", (data) => clearPicture(context, data));
  await jobs.work("refresh-term", (data) => refreshTerm(context, data));
  await jobs.work("go-live", (data) => goLiveAt(context, data));
  await jobs.work("clear-cover", (data) => clearCover(context, data));
  await jobs.work("prepare-download", (data, isLastTry) => prepareFiles(context, data, isLastTry));
  await jobs.work("sweep-downloads", () => sweepDownloads(context));
  await jobs.schedule("sweep-downloads", EVERY_HOUR);
  await jobs.work("tend-releases", () => tendReleases(context));
  await jobs.schedule("tend-releases", EVERY_MINUTE);
  await jobs.work("tend-compliance", () => tendCompliance(context));
  await jobs.schedule("tend-compliance", EVERY_MINUTE);
  await jobs.work("tend-milestones", () => tendMilestones(context));
  await jobs.schedule("tend-milestones", EVERY_MINUTE);
  await jobs.work("remind-milestones", () => remindMilestones(context));
  await jobs.schedule("remind-milestones", EVERY_HOUR);
  await jobs.work("sweep-uploads", () => sweepUploads(context));
  await jobs.schedule("sweep-uploads", EVERY_HOUR);
  await jobs.work("ingest-asset", (data) => ingestAsset(context, data));
  await jobs.work("render-asset", (data, isLastTry) => renderAsset(context, data, isLastTry));
  await jobs.work("sweep-assets", () => sweepAssets(context));
  await jobs.schedule("sweep-assets", EVERY_HOUR);
  await jobs.work("erase-workspaces", () =>
    eraseWorkspaces(context, (uploadId) => removeIncoming(context.dataDir, uploadId)),
  );
  await jobs.schedule("erase-workspaces", EVERY_HOUR);
  await jobs.work("erase-person", (data) => erasePerson(context, data));
  await jobs.work("collect-export", (data, isLastTry) => collectExport(context, data, isLastTry));
  await jobs.work("tend-privacy", () => tendPrivacy(context));
  await jobs.schedule("tend-privacy", EVERY_HOUR);
  await jobs.work("send-broadcast", (data) => sendBroadcast(context, data));
  await jobs.work("tend-broadcasts", () => tendBroadcasts(context));
  await jobs.schedule("tend-broadcasts", EVERY_HOUR);
  // At the start, too: a backup that was restored just now may have brought people back who are forgotten, and holds no jobs.
  await context.db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, "tend-privacy", {});
    await jobs.enqueue(trx, "tend-measurements", {});
    await jobs.enqueue(trx, "tend-broadcasts", {});
    await jobs.enqueue(trx, "tend-releases", {});
    await jobs.enqueue(trx, "sweep-assets", {});
  });
}
