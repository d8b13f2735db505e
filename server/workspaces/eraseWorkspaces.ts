import { appendAudit } from "../../db/audit/appendAudit.ts";
import { deleteWorkspaceRows, filesOf, listExpired } from "../../db/workspaces/deletion.ts";
import { lockWorkspace } from "../../db/workspaces/workspaces.ts";
import { DELETION_GRACE_DAYS } from "../../domain/workspaces/deletion.ts";
import type { JobContext } from "../jobContext.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes studios whose days of grace are over. Files first: a job that was cut off finds the rest by the rows. */
export async function eraseWorkspaces(
  { db, services }: JobContext,
  removeIncoming: (uploadId: string) => Promise<void>,
  now = new Date(),
): Promise<void> {
  for (const { id } of await listExpired(db, new Date(now.getTime() - DELETION_GRACE_DAYS * DAY_MS))) {
    const { keys, uploadIds } = await filesOf(db, id);
    for (const key of keys) await services.storage.delete(key);
    for (const uploadId of uploadIds) await removeIncoming(uploadId);
    await db.transaction().execute(async (trx) => {
      const workspace = await lockWorkspace(trx, id);
      if (!workspace?.deletedAt) return;
      await deleteWorkspaceRows(trx, id);
      await appendAudit(trx, {
        actorId: null,
        action: "workspace.erase",
        entity: "workspace",
        entityId: id,
        workspaceId: id,
        before: { files: keys.length },
        at: now,
      });
    });
  }
}
