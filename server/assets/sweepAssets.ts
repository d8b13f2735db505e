import { deleteAsset, listForgotten, lockAsset } from "../../db/assets/assets.ts";
import { listAssetVersions, listUnrendered } from "../../db/assets/assetVersions.ts";
import { TRASH_DAYS } from "../../domain/assets/asset.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";
import { eraseFile } from "./storeFile.ts";

const RENDERED_WITHIN_MS = 30 * 60 * 1000;
const AT_ONCE = 100;

const eraseAsset = verb("eraseAsset", {
  audit: "asset.erase",
  may: isSystem,
  async run(act, { id, files }: { id: string; files: number }) {
    const asset = await lockAsset(act.trx, id, "every");
    if (!asset?.deletedAt) return act.unchanged({});
    const { workspaceId, name } = asset;
    await deleteAsset(act.trx, id);
    return act.done({}, { id, workspaceId, before: { name, files } });
  },
});

const enqueueUnrendered = verb("enqueueUnrendered", {
  unaudited: "It asks for the server's own work.",
  may: isSystem,
  async run(act, _: object) {
    const before = new Date(act.now.getTime() - RENDERED_WITHIN_MS);
    for (const versionId of await listUnrendered(act.trx, before, AT_ONCE))
      act.enqueue("render-asset", { versionId });
    return act.done({});
  },
});

/**
 * Erases what was thrown away 30 days ago, files first: a sweep that was cut off finds the rest by the rows. Sounds that
 * nobody has prepared for listening are prepared.
 */
export async function sweepAssets(context: JobContext, now = new Date()): Promise<void> {
  const { db, services } = context;
  const from = actingAs("sweep-assets", context, () => now);
  for (const id of await listForgotten(db, new Date(now.getTime() - TRASH_DAYS * DAY_MS), AT_ONCE)) {
    const versions = await listAssetVersions(db, [id]);
    for (const version of versions) await eraseFile(services.storage, version.id);
    await act(from, eraseAsset, { id, files: versions.length });
  }
  await act(from, enqueueUnrendered, {});
}
