import { deleteWorkspaceRows, filesOf, listExpired } from "../../db/workspaces/deletion.ts";
import { lockWorkspace } from "../../db/workspaces/workspaces.ts";
import { DAY_MS } from "../../domain/duration.ts";
import { DELETION_GRACE_DAYS } from "../../domain/workspaces/deletion.ts";
import { act } from "../acting/act.ts";
import { actingAs } from "../acting/actingIn.ts";
import { isSystem } from "../acting/actor.ts";
import { verb } from "../acting/verb.ts";
import type { JobContext } from "../jobContext.ts";

const eraseWorkspace = verb("eraseWorkspace", {
  audit: "workspace.erase",
  may: isSystem,
  async run(act, { id, files }: { id: string; files: number }) {
    const workspace = await lockWorkspace(act.trx, id);
    if (!workspace?.deletedAt) return act.unchanged({});
    await deleteWorkspaceRows(act.trx, id);
    return act.done({}, { id, workspaceId: id, before: { files } });
  },
});

/** Removes studios whose days of grace are over. Files first: a job that was cut off finds the rest by the rows. */
export async function eraseWorkspaces(context: JobContext, now = new Date()): Promise<void> {
  const { db, services } = context;
  for (const { id } of await listExpired(db, new Date(now.getTime() - DELETION_GRACE_DAYS * DAY_MS))) {
    const { keys, uploadIds } = await filesOf(db, id);
    for (const key of keys) await services.storage.delete(key);
    for (const uploadId of uploadIds) await services.incoming.remove(uploadId);
    await act(
      actingAs("erase-workspaces", context, () => now),
      eraseWorkspace,
      { id, files: keys.length },
    );
  }
}
