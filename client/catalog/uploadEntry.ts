import { mayBeLifted } from "../../domain/catalog/uploadStage.ts";
import type { CoverPlace } from "./sendCover.ts";
import { type Transfer, uploadsAddress } from "./transfer.ts";
import type { UploadItem } from "./UploadItem.ts";
import type { UploadNews } from "./uploadNews.ts";
import type { StoredUpload } from "./uploadShelf.ts";

/** An item with all that is not drawn. */
export interface Entry {
  item: UploadItem;
  file: Blob | null;
  lastModified: number;
  url: string | null;
  addedAt: number;
  /** The studio it is for, wherever the person works when it is sent; null leaves that to the server. */
  workspaceId: string | null;
  /** Why the audio of a track changes, where the upload replaces one. */
  replaceReason: string;
  /** What the server is told of a file that becomes no track. */
  told: Readonly<Record<string, string>> | null;
  isPaused: boolean;
  losses: number;
  transfer: Transfer | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Lets other windows have it; null where this one does not hold it. */
  release: (() => void) | null;
}

/** Whether an upload that lost its file is about this very one. */
export function waitsFor({ item, lastModified }: Entry, file: File): boolean {
  const isSame = item.fileName === file.name && item.bytes === file.size;
  return item.stage === "fileNeeded" && isSame && (lastModified === 0 || lastModified === file.lastModified);
}

/** A file that was just chosen. */
export function entryOf(file: File): Entry {
  const item = { ...NEW_ITEM, key: crypto.randomUUID(), fileName: file.name, bytes: file.size };
  return { ...NEW_ENTRY, item, file, lastModified: file.lastModified, addedAt: Date.now() };
}

/** A file that takes the place of a track's audio. */
export function replacementOf(file: File, track: { id: string; title: string }, reason: string): Entry {
  const entry = entryOf(file);
  return { ...entry, replaceReason: reason, item: { ...entry.item, replaces: track } };
}

/** A file that becomes something else than a track: `told` says what to the server, `note` to the person. */
export function otherOf(file: File, told: Readonly<Record<string, string>>, note: string): Entry {
  const entry = entryOf(file);
  return { ...entry, told, item: { ...entry.item, note } };
}

/** A picture that becomes the cover of a release; `note` tells the person which. */
export function coverOf(file: Blob, { releaseUuid, crop }: CoverPlace, name: string, note: string): Entry {
  const told = { [COVER_OF]: releaseUuid, square: JSON.stringify(crop) };
  const item = { ...NEW_ITEM, key: crypto.randomUUID(), fileName: name, bytes: file.size, note };
  return { ...NEW_ENTRY, item: { ...item, coverOf: releaseUuid }, file, told, addedAt: Date.now() };
}

/** Where a picture goes that becomes a cover; null for every other file. */
export function coverPlace({ told }: Pick<Entry, "told">): CoverPlace | null {
  const releaseUuid = told?.[COVER_OF];
  return releaseUuid ? { releaseUuid, crop: JSON.parse(told.square!) } : null;
}

const COVER_OF = "coverOf";

/** What was kept from the last visit. */
export function entryKept({
  key,
  fileName,
  bytes,
  refusal = null,
  replaces,
  note,
  told,
  workspaceId,
  words,
  ...kept
}: StoredUpload): Entry {
  const stage = !kept.file ? "fileNeeded" : kept.isPaused ? "paused" : refusal ? "refused" : "waiting";
  const uploadId = kept.url && uploadIdOf(kept.url);
  const canRetry = refusal !== null && mayBeLifted(refusal);
  return {
    ...NEW_ENTRY,
    ...kept,
    replaceReason: replaces?.reason ?? "",
    told: told ?? null,
    workspaceId: workspaceId ?? null,
    item: {
      ...NEW_ITEM,
      ...{ key, fileName, bytes, sent: kept.sent, stage, refusal, uploadId, canRetry },
      replaces: replaces ? { id: replaces.id, title: replaces.title } : null,
      note: note ?? null,
      words: words ?? null,
      coverOf: told?.[COVER_OF] ?? null,
    },
  };
}

/** An upload that only the server knows: begun elsewhere, or its memory on this device is gone. */
export function entryFrom({ uploadId, fileName, bytes, createdAt, replaces }: UploadNews): Entry {
  const known = { key: uploadId, fileName, bytes, uploadId, replaces: replaces ?? null };
  const item = { ...NEW_ITEM, ...known, stage: "fileNeeded" as const };
  return { ...NEW_ENTRY, item, url: `${uploadsAddress()}/${uploadId}`, addedAt: Date.parse(createdAt) };
}

const NEW_ITEM: Omit<UploadItem, "key" | "fileName" | "bytes"> = {
  sent: 0,
  stage: "waiting",
  progress: null,
  refusal: null,
  canRetry: false,
  uploadId: null,
  trackId: null,
  replaces: null,
  note: null,
};

const NEW_ENTRY: Omit<Entry, "item" | "addedAt"> = {
  file: null,
  lastModified: 0,
  workspaceId: null,
  replaceReason: "",
  told: null,
  url: null,
  isPaused: false,
  losses: 0,
  transfer: null,
  timer: undefined,
  release: null,
};

/** The last part of an upload's address. */
export function uploadIdOf(url: string): string | null {
  return new URL(url, window.location.href).pathname.split("/").at(-1) ?? null;
}
