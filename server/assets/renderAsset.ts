import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { findStoredAsset, setAssetPreview } from "../../db/assets/assetVersions.ts";
import { fileKey, listenKey } from "../../domain/assets/assetFiles.ts";
import { localMaster } from "../catalog/localMaster.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { UnreadableAudio } from "../providers/audio.ts";
import { eraseFile } from "./storeFile.ts";

/** Makes the stream and the waveform of a sound. One that cannot be decoded stays, without them. */
export async function renderAsset(
  context: JobContext,
  { versionId }: { versionId: string },
  isLastTry: boolean,
): Promise<void> {
  const { db, services, dataDir } = context;
  const stored = await findStoredAsset(db, versionId);
  if (stored?.preview !== "making") return;
  const folder = path.join(dataDir, "work", versionId);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await render(context, versionId, folder);
  } catch (error) {
    if (!(error instanceof UnreadableAudio) && !isLastTry) throw error;
    log.error("render", { versionId, error });
    await setAssetPreview(db, versionId, { preview: "failed" });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  services.events.publish("assetChanged", stored.workspaceId, { assetId: stored.assetId });
}

async function render({ db, services }: JobContext, versionId: string, folder: string): Promise<void> {
  const { storage, audio } = services;
  const file = await localMaster(storage, fileKey(versionId), folder);
  const { renditions, peaks, durationMs } = await audio.render(file, folder, () => {}, { measures: false });
  const stream = renditions.find(({ quality }) => quality === "basic")!;
  await storage.put(listenKey(versionId), stream.file, stream.mimeType);
  await setAssetPreview(db, versionId, {
    preview: "ready",
    peaks: Buffer.from(peaks),
    durationMs: Math.round(durationMs),
    listenBytes: stream.bytes,
  });
  // Thrown away for good meanwhile: nothing of it may come back.
  if (!(await findStoredAsset(db, versionId))) await eraseFile(storage, versionId);
}
