import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { type AssetPreview, findStoredAsset, setAssetPreview } from "../../db/assets/assetVersions.ts";
import { fileKey, listenKey } from "../../domain/assets/assetFiles.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import { localMaster } from "../catalog/localMaster.ts";
import type { JobContext } from "../jobContext.ts";
import { log } from "../log.ts";
import { isFinal, UnreadableAudio } from "../providers/audio.ts";
import { FileMissing } from "../providers/FileMissing.ts";
import type { Services } from "../services.ts";
import { eraseFile } from "./storeFile.ts";

type Prepared = { versionId: string; assetId: string; workspaceId: string; change: AssetPreview };

const showPreview = verb("showPreview", {
  unaudited: "The server's own work, of an upload that names who sent it.",
  may: isSystem,
  async run(act, { versionId, assetId, workspaceId, change }: Prepared) {
    await setAssetPreview(act.trx, versionId, change);
    act.publish("assetChanged", workspaceId, { assetId });
    return act.done({ assetId });
  },
});

/** Makes the stream and the waveform of a sound. One that cannot be decoded stays, without them. */
export async function renderAsset(
  context: JobContext,
  { versionId }: { versionId: string },
  isLastTry: boolean,
): Promise<void> {
  const { db, services, dataDir } = context;
  const from = actingAs("render-asset", context);
  const stored = await findStoredAsset(db, versionId);
  if (stored?.preview !== "making") return;
  const folder = path.join(dataDir, "work", versionId);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { assetId, workspaceId } = stored;
  try {
    const change = await render(services, versionId, folder);
    await act(from, showPreview, { versionId, assetId, workspaceId, change });
    // Thrown away for good meanwhile: nothing of it may come back.
    if (!(await findStoredAsset(db, versionId))) await eraseFile(services.storage, versionId);
  } catch (error) {
    if (!(error instanceof UnreadableAudio) && !isLastTry && !isFinal(error)) throw error;
    log.error("render", { versionId, error });
    await act(from, showPreview, { versionId, assetId, workspaceId, change: { preview: "failed" } });
    if (error instanceof FileMissing) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function render(
  { storage, audio }: Services,
  versionId: string,
  folder: string,
): Promise<AssetPreview> {
  const file = await localMaster(storage, fileKey(versionId), folder);
  const { renditions, peaks, durationMs } = await audio.render(file, folder, () => {}, { measures: false });
  const stream = renditions.find(({ quality }) => quality === "basic")!;
  await storage.put(listenKey(versionId), stream.file, stream.mimeType);
  return {
    preview: "ready",
    peaks: Buffer.from(peaks),
    durationMs: Math.round(durationMs),
    listenBytes: stream.bytes,
  };
}
