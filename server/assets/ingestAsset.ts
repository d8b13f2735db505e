import { rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Transaction } from "kysely";
import { insertAsset, isPlaceOf, lockAsset, writeAsset } from "../../db/assets/assets.ts";
import { insertAssetVersion } from "../../db/assets/assetVersions.ts";
import { findUpload, moveUpload, type UploadRow } from "../../db/catalog/uploads.ts";
import type { DB } from "../../db/tables.generated.ts";
import { isAudioFormat, nameFromFile, notOfKind } from "../../domain/assets/asset.ts";
import { type AssetKind, formatsOf, guessStem } from "../../domain/assets/assetKind.ts";
import { assetRefused } from "../../domain/notifications/facts.ts";
import { type Refusal, refusal } from "../../domain/words/refusal.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { type Act, verb } from "../acting/verb.ts";
import { refusalOf, sha256Of } from "../catalog/ingestUpload.ts";
import type { JobContext } from "../jobContext.ts";
import { FileMissing } from "../providers/FileMissing.ts";
import { AssetRefused } from "./AssetRefused.ts";
import type { AssetPlan } from "./acceptAssetUpload.ts";
import { type FileFacts, lookIntoFile } from "./lookIntoFile.ts";
import { eraseFile, storeFile } from "./storeFile.ts";

/**
 * Looks into a received file and keeps it as an asset, or refuses it and leaves nothing behind. The version takes the
 * upload's id, so that a second run after a crash finds its own work instead of doing it twice.
 */
export async function ingestAsset(
  context: JobContext,
  { uploadId }: { uploadId: string },
  isLastTry: boolean,
): Promise<void> {
  const { db, services, dataDir } = context;
  const { incoming } = services;
  const from = actingAs("ingest-asset", context);
  const upload = await findUpload(db, uploadId);
  if (upload?.state !== "checking") {
    // The run that refused it may have been cut off before its files were gone.
    if (upload?.state === "refused") await eraseFile(services.storage, uploadId);
    return incoming.remove(uploadId);
  }
  const plan = upload.assetPlan as unknown as AssetPlan;
  const folder = path.join(dataDir, "work", `ingest-${uploadId}`);
  try {
    const file = await incoming.localCopy(upload, folder);
    const facts = await lookIntoFile(services.audio, plan.kind, file);
    const [sha256, { size: bytes }] = await Promise.all([sha256Of(file), stat(file)]);
    await storeFile(services.storage, uploadId, file, facts);
    await act(from, keepAsset, { upload, plan, facts, sha256, bytes });
  } catch (error) {
    const reason = error instanceof AssetRefused ? error : refusalOf(error, isLastTry);
    if (!reason) throw error;
    const { isRefused } = await act(from, refuseAsset, { uploadId, reason });
    // Not before: until then another run may keep it. Where something else failed, nobody knows whether it is kept, and the next try
    // stores the same files or finds its work done.
    if (isRefused) await eraseFile(services.storage, uploadId);
    if (error instanceof FileMissing) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await incoming.remove(uploadId);
}

type Received = { upload: UploadRow; plan: AssetPlan; facts: FileFacts; sha256: string; bytes: number };

const keepAsset = verb("keepAsset", {
  unaudited: "The upload's own row keeps who sent it and when.",
  may: isSystem,
  async run(act, { upload, plan, facts, sha256, bytes }: Received) {
    const { trx } = act;
    const { id, workspaceId, fileName, userId: uploadedBy } = upload;
    // A second run at the same moment finds the work of the first.
    if ((await act.lock("upload", id)).state !== "checking") return act.unchanged({ uploadId: id });
    const { assetId, number } = plan.assetId
      ? await renew(act, upload, plan.assetId, facts)
      : await begin(trx, upload, plan);
    const { width, height, isRgb } = facts.picture ?? { width: null, height: null, isRgb: null };
    const isSound = isAudioFormat(facts.format);
    await insertAssetVersion(trx, {
      ...{ id, assetId, number, fileName, format: facts.format },
      ...{ bytes, sha256, width, height, isRgb, uploadedBy },
      preview: isSound ? "making" : facts.picture ? "ready" : "none",
    });
    await moveUpload(trx, id, ["checking"], { state: "finished", assetId });
    if (isSound) act.enqueue("render-asset", { versionId: id });
    act.publish("assetChanged", workspaceId, { assetId });
    act.publish("uploadChanged", workspaceId, { uploadId: id });
    return act.done({ uploadId: id });
  },
});

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
async function renew({ trx, now }: Act, upload: UploadRow, assetId: string, { format }: FileFacts) {
  const asset = await lockAsset(trx, assetId, [upload.workspaceId]);
  if (!asset || asset.deletedAt) throw new AssetRefused(refusal("assets.placeGone"));
  const kind = asset.kind as AssetKind;
  if (!formatsOf(kind).includes(format)) throw new AssetRefused(notOfKind(kind));
  const number = asset.number + 1;
  await writeAsset(trx, assetId, { number }, now);
  return { assetId, number };
}

/** Says why a file was not taken, in the tray and at the bell; not of one that was kept meanwhile. */
const refuseAsset = verb("refuseAsset", {
  unaudited: "The upload's own row keeps why it was refused.",
  may: isSystem,
  async run(act, { uploadId, reason }: { uploadId: string; reason: Refusal }) {
    const { state, workspaceId, userId, fileName } = await act.lock("upload", uploadId);
    if (state !== "checking") return act.unchanged({ isRefused: state === "refused" });
    await moveUpload(act.trx, uploadId, ["checking"], {
      state: "refused",
      reasonCode: reason.code,
      reasonParams: JSON.stringify(reason.params),
    });
    const news = { source: `upload:${uploadId}`, text: assetRefused(fileName), link: "/catalog/assets" };
    act.notify({ userId, topic: "releases", ...news });
    act.publish("uploadChanged", workspaceId, { uploadId });
    return act.done({ isRefused: true });
  },
});
