import { listForgotten } from "../../db/assets/assets.ts";
import { listAssetVersions, listUnrendered } from "../../db/assets/assetVersions.ts";
import { appendAudit } from "../../db/audit/appendAudit.ts";
import { TRASH_DAYS } from "../../domain/assets/asset.ts";
import type { JobContext } from "../jobContext.ts";
import { eraseFile } from "./storeFile.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const RENDERED_WITHIN_MS = 30 * 60 * 1000;
const AT_ONCE = 100;

/**
 * Erases what was thrown away 30 days ago, files first: a sweep that was cut off finds the rest by the rows. Sounds that
 * nobody has prepared for listening are prepared.
 */
export async function sweepAssets({ db, services }: JobContext, now = new Date()): Promise<void> {
  for (const id of await listForgotten(db, new Date(now.getTime() - TRASH_DAYS * DAY_MS), AT_ONCE)) {
    const versions = await listAssetVersions(db, [id]);
    for (const version of versions) await eraseFile(services.storage, version.id);
    await db.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom("asset")
        .where("id", "=", id)
        .where("deletedAt", "is not", null)
        .returning(["workspaceId", "name"])
        .executeTakeFirst();
      if (!gone) return;
      await appendAudit(trx, {
        ...{ actorId: null, action: "asset.erase", entity: "asset", entityId: id },
        ...{ workspaceId: gone.workspaceId, before: { name: gone.name, files: versions.length }, at: now },
      });
    });
  }
  const left = await listUnrendered(db, new Date(now.getTime() - RENDERED_WITHIN_MS), AT_ONCE);
  await db.transaction().execute(async (trx) => {
    for (const versionId of left) await services.jobs.enqueue(trx, "render-asset", { versionId });
  });
}
