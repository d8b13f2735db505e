import type { UploadStanding } from "../../domain/catalog/uploadStage.ts";

/** What is said of a song before its audio is there. */
export interface TrackWords {
  readonly title?: string;
  readonly artistNames?: readonly string[];
}

/** One line of the upload tray. */
export interface UploadItem extends UploadStanding {
  key: string;
  fileName: string;
  bytes: number;
  /** Bytes that the server has acknowledged or is receiving. */
  sent: number;
  /** Its name below /uploads, once the server has taken it on. */
  uploadId: string | null;
  /** The device has no room for the file: once the page is closed, it has to be chosen again. */
  isOnThisPageOnly?: boolean;
  /** The track whose audio it replaces. */
  replaces: { readonly id: string; readonly title: string } | null;
  /** What the person wrote of it before it was there. */
  words?: TrackWords | null;
  /** The release whose cover it becomes, by its UUID. */
  coverOf?: string | null;
  /** What it becomes, in the person's words, where that is not a track. */
  note: string | null;
  /** The track that was made from the very same file before, until the person has said what is to become of the new one. */
  duplicateOf?: { readonly id: string; readonly title: string } | null;
}
