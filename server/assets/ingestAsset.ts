import { stat } from "node:fs/promises";
import path from "node:path";
import type { Transaction } from "kysely";
import { insertAsset, isPlaceOf, lockAsset, writeAsset } from "../../db/assets/assets.ts";
import { insertAssetVersion } from "../../db/assets/assetVersions.ts";
import { moveUpload, type UploadRow } from "../../db/catalog/uploads.ts";
import type { DB } from "../../db/tables.generated.ts";
import { ASSET_REFUSALS, isAudioFormat, nameFromFile, notOfKind } from "../../domain/assets/asset.ts";
import { type AssetKind, formatsOf, guessStem } from "../../domain/assets/assetKind.ts";
import { assetRefused } from "../../domain/notifications/facts.ts";
import { incomingFolder, removeIncoming } from "../catalog/incomingFiles.ts";
import { sha256Of } from "../catalog/ingestUpload.ts";
import type { JobContext } from "../jobContext.ts";
import { announce, notify } from "../notifications/notify.ts";
import { UnreadableAudio } from "../providers/audio.ts";
import { AssetRefused } from "./AssetRefused.ts";
import type { AssetPlan } from "./acceptAssetUpload.ts";
import { type FileFacts, lookIntoFile } from "./lookIntoFile.ts";
import { eraseFile, storeFile } from "./storeFile.ts";

/**
 * Looks into a received file and keeps it as an asset, or refuses it and leaves nothing behind. The version takes the
 * upload's id, so that a second run after a crash finds its own work instead of doing it twice.
 */
export async function ingestAsset(context: JobContext, { uploadId }: { uploadId: string }): Promise<void> {
  const { db, services, dataDir } = context;
  const upload = await db.selectFrom("upload").selectAll().where("id", "=", uploadId).executeTakeFirst();
  if (upload?.state !== "checking") return removeIncoming(dataDir, uploadId);
  const plan = upload.assetPlan as unknown as AssetPlan;
  const file = path.join(incomingFolder(dataDir), uploadId);
  try {
    const facts = await lookIntoFile(services.audio, plan.kind, file);
    const assetId = await keep(context, upload, plan, file, facts);
    services.events.publish("assetChanged", upload.workspaceId, { assetId });
  } catch (error) {
    if (!(error instanceof AssetRefused || error instanceof UnreadableAudio)) throw error;
    await refuse(context, upload, error.message);
  }
  await removeIncoming(dataDir, uploadId);
  services.events.publish("uploadChanged", upload.workspaceId, { uploadId });
}

async function keep(
  { db, services }: JobContext,
  upload: UploadRow,
  plan: AssetPlan,
  file: string,
  facts: FileFacts,
): Promise<string> {
  const [sha256, { size }] = await Promise.all([sha256Of(file), stat(file)]);
  await storeFile(services.storage, upload.id, file, facts);
  try {
    return await db.transaction().execute(async (trx) => {
      const { assetId, number } = plan.assetId
        ? await renew(trx, upload, plan.assetId, facts)
        : await begin(trx, upload, plan);
      const { width, height, isRgb } = facts.picture ?? { width: null, height: null, isRgb: null };
      const isSound = isAudioFormat(facts.format);
      await insertAssetVersion(trx, {
        ...{ id: upload.id, assetId, number, fileName: upload.fileName, format: facts.format },
        ...{ bytes: size, sha256, width, height, isRgb, uploadedBy: upload.userId },
        preview: isSound ? "making" : facts.picture ? "ready" : "none",
      });
      await moveUpload(trx, upload.id, ["checking"], { state: "finished", assetId });
      if (isSound) await services.jobs.enqueue(trx, "render-asset", { versionId: upload.id });
      return assetId;
    });
  } catch (error) {
    await eraseFile(services.storage, upload.id);
    throw error;
  }
}

/** A new asset, on its track or release if that is still there. */
async function begin(trx: Transaction<DB>, upload: UploadRow, plan: AssetPlan) {
  const { id, workspaceId, fileName } = upload;
  const isThere = (table: "track" | "release", place: string | null) =>
    place !== null && isPlaceOf(trx, workspaceId, table, place);
  await insertAsset(trx, {
    ...{ id, workspaceId, kind: plan.kind, name: nameFromFile(fileName) },
    trackId: (await isThere("track", plan.trackId)) ? plan.trackId : null,
    releaseId: (await isThere("release", plan.releaseId)) ? plan.releaseId : null,
    stemCategory: plan.kind === "stem" ? (plan.stemCategory ?? guessStem(fileName)) : null,
  });
  return { assetId: id, number: 1 };
}

/** The next file of an asset: it keeps its id, its links and all that was written about it. */
async function renew(trx: Transaction<DB>, upload: UploadRow, assetId: string, { format }: FileFacts) {
  const asset = await lockAsset(trx, assetId, [upload.workspaceId]);
  if (!asset || asset.deletedAt) throw new AssetRefused(ASSET_REFUSALS.gone);
  const kind = asset.kind as AssetKind;
  if (!formatsOf(kind).includes(format)) throw new AssetRefused(notOfKind(kind));
  const number = asset.number + 1;
  await writeAsset(trx, assetId, { number }, new Date());
  return { assetId, number };
}

/** Says why a file was not taken, in the tray and at the bell. */
async function refuse(
  { db, services }: JobContext,
  { id, userId, fileName }: UploadRow,
  reason: string,
): Promise<void> {
  const notices = await db.transaction().execute(async (trx) => {
    if (!(await moveUpload(trx, id, ["checking"], { state: "refused", reason }))) return [];
    const news = { source: `upload:${id}`, text: assetRefused(fileName), link: "/catalog/assets" };
    return [await notify(trx, { userId, topic: "releases", ...news }, new Date())];
  });
  await announce(services, notices);
}
