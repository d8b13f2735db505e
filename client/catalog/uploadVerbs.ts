import { refusal } from "../../domain/words/refusal.ts";
import { RequestFailed } from "../app/RequestFailed.ts";
import { saveOrQueue } from "../sync/saveOrQueue.ts";
import type { Wish } from "../sync/wish.ts";
import type { TrackWords, UploadItem } from "./UploadItem.ts";
import type { UploadQueue } from "./UploadQueue.ts";

/**
 * Keeps what a person wrote of a song whose file is still on its way. The key of the file is the id of the track that it
 * becomes, so words and audio find each other on the server, whichever comes first. Rejects where this device keeps nothing.
 */
export async function saveWords(uploads: UploadQueue, item: UploadItem, words: TrackWords): Promise<void> {
  const isNew = !item.words;
  await queued({
    ...wishOf(item, isNew ? "create" : "update"),
    name: words.title ?? item.words?.title ?? item.fileName,
    changes: { ...words, ...(isNew && { workspaceId: uploads.studioOf(item.key) }) },
    before: item.words ? { ...item.words } : null,
  });
  uploads.describe(item.key, { ...item.words, ...words });
}

/** Stops an upload for good, and forgets what was written of it. */
export function cancelUpload(uploads: UploadQueue, item: UploadItem): void {
  uploads.cancel(item.key);
  if (item.words) void queued(wishOf(item, "delete")).catch(() => {});
}

function wishOf({ key, fileName, words }: UploadItem, action: Wish["action"]): Wish {
  const name = words?.title ?? fileName;
  return { kind: "track", action: action!, id: btoa(`Track:${key}`), name, changes: {}, before: null };
}

/** No mutation takes it: the queue sends it, at once where somebody is reached. */
function queued(wish: Wish): Promise<unknown> {
  return saveOrQueue([wish], () => Promise.reject(new RequestFailed(refusal("sync.notKept"), "OFFLINE")));
}
