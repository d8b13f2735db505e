import { findUpload } from "../../db/catalog/uploads.ts";
import type { Act } from "../acting/verb.ts";
import type { News } from "../notifications/notify.ts";

/** Tells whoever uploaded a file what became of it; a track has the id of its upload. */
export async function notifyUploader(
  { trx, notify }: Pick<Act, "trx" | "notify">,
  uploadId: string,
  news: Pick<News, "source" | "text">,
): Promise<void> {
  const upload = await findUpload(trx, uploadId);
  if (upload) notify({ userId: upload.userId, topic: "releases", link: "/catalog/tracks", ...news });
}
