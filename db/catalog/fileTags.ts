import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

export type FileTagRow = Selectable<DB["fileTag"]>;

/** Keeps what the file of a track says, over what the file before it said. */
export async function setFileTags(
  trx: Transaction<DB>,
  trackId: string,
  tags: Omit<Insertable<DB["fileTag"]>, "trackId" | "dismissed">,
): Promise<void> {
  await trx
    .insertInto("fileTag")
    .values({ ...tags, trackId })
    .onConflict((c) => c.column("trackId").doUpdateSet({ ...tags, dismissed: [] }))
    .execute();
}

/** Which facts of the file are not offered any more. */
export async function setDismissedTags(
  trx: Transaction<DB>,
  trackId: string,
  dismissed: string[],
): Promise<void> {
  await trx.updateTable("fileTag").set({ dismissed }).where("trackId", "=", trackId).execute();
}

export function listFileTags(db: Kysely<DB>, trackIds: readonly string[]): Promise<FileTagRow[]> {
  return db.selectFrom("fileTag").selectAll().where("trackId", "in", trackIds).execute();
}
