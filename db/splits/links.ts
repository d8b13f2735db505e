import type { Kysely, Transaction } from "kysely";
import type { DB } from "../tables.generated.ts";

/** What a letter opens: one share of a version that was sent. */
export interface SplitLink {
  shareId: string;
  sheetId: string;
  workspaceId: string;
}

export async function insertLink(
  trx: Transaction<DB>,
  link: { tokenHash: string; shareId: string; createdAt: Date },
): Promise<void> {
  await trx.insertInto("splitLink").values(link).execute();
}

/** Ends all letters about a share. */
export async function deleteLinks(trx: Transaction<DB>, shareId: string): Promise<void> {
  await trx.deleteFrom("splitLink").where("shareId", "=", shareId).execute();
}

/** Undefined for a secret that opens nothing, or nothing any more; of a studio that is closed too. */
export function findLink(db: Kysely<DB>, tokenHash: string): Promise<SplitLink | undefined> {
  return db
    .selectFrom("splitLink")
    .innerJoin("splitShare", "splitShare.id", "splitLink.shareId")
    .innerJoin("splitSheet", "splitSheet.id", "splitShare.sheetId")
    .innerJoin("workspace", "workspace.id", "splitSheet.workspaceId")
    .select(["splitLink.shareId", "splitShare.sheetId", "splitSheet.workspaceId"])
    .where("splitLink.tokenHash", "=", tokenHash)
    .where("workspace.deletedAt", "is", null)
    .where("workspace.suspendedAt", "is", null)
    .executeTakeFirst();
}
