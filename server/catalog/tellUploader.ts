import type { Transaction } from "kysely";
import type { DB } from "../../db/tables.generated.ts";
import { type News, type Notice, notify } from "../notifications/notify.ts";

/** Tells whoever uploaded a file what became of it; a track has the id of its upload. */
export async function tellUploader(
  trx: Transaction<DB>,
  uploadId: string,
  news: Pick<News, "source" | "text">,
  at: Date,
): Promise<Notice[]> {
  const upload = await trx
    .selectFrom("upload")
    .select("userId")
    .where("id", "=", uploadId)
    .executeTakeFirst();
  if (!upload) return [];
  return [
    await notify(trx, { userId: upload.userId, topic: "releases", link: "/catalog/tracks", ...news }, at),
  ];
}
