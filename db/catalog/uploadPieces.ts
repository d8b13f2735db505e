import { type Kysely, type Selectable, sql } from "kysely";
import type { DB } from "../tables.generated.ts";

export type UploadPieceRow = Selectable<DB["uploadPiece"]>;

/**
 * Notes the next piece of a file that is being received. False when the upload does not end where the piece begins, or is not
 * received any more: of two servers that write one upload, one is refused.
 */
export async function appendUploadPiece(db: Kysely<DB>, piece: UploadPieceRow): Promise<boolean> {
  const { uploadId, start, bytes, storageKey } = piece;
  const { numAffectedRows } = await sql`
    with grown as (
      update upload set "receivedBytes" = "receivedBytes" + ${bytes}::int, "updatedAt" = now()
      where id = ${uploadId} and state = 'receiving' and "receivedBytes" = ${start}::bigint
        and "receivedBytes" + ${bytes}::int <= bytes
      returning id
    )
    insert into "uploadPiece" ("uploadId", start, bytes, "storageKey")
    select id, ${start}::bigint, ${bytes}::int, ${storageKey}::text from grown`.execute(db);
  return numAffectedRows === 1n;
}

/** The pieces of a file, in their order. */
export function listUploadPieces(db: Kysely<DB>, uploadId: string): Promise<UploadPieceRow[]> {
  return db.selectFrom("uploadPiece").selectAll().where("uploadId", "=", uploadId).orderBy("start").execute();
}

/** The bytes of the file are gone, or are about to. */
export async function forgetUploadPieces(db: Kysely<DB>, uploadId: string): Promise<void> {
  await db.deleteFrom("uploadPiece").where("uploadId", "=", uploadId).execute();
}
