import type { ToldRefusal } from "../i18n/useRefusal.ts";

/**
 * Where a file stands on its way into the catalog. `offline` goes on by itself when the connection is back; `fileNeeded`
 * waits for the person to choose the file once more.
 */
export type UploadStage =
  | "waiting"
  | "uploading"
  | "paused"
  | "offline"
  | "fileNeeded"
  | "checking"
  | "preparing"
  | "ready"
  | "refused";

/** One line of the upload tray. */
export interface UploadItem {
  key: string;
  fileName: string;
  bytes: number;
  /** Bytes that the server has acknowledged or is receiving. */
  sent: number;
  stage: UploadStage;
  /** Percent while preparing. */
  progress: number | null;
  refusal: ToldRefusal | null;
  /** Whether trying again can help: the plan may have grown, the file has not changed. */
  canRetry: boolean;
  /** Its name below /uploads, once the server has taken it on. */
  uploadId: string | null;
  /** The device has no room for the file: once the page is closed, it has to be chosen again. */
  isOnThisPageOnly?: boolean;
  /** The upload's id in the graph, once the server told it. */
  nodeId: string | null;
  trackId: string | null;
  /** The track whose audio it replaces. */
  replaces: { readonly id: string; readonly title: string } | null;
  /** What it becomes, in the person's words, where that is not a track. */
  note: string | null;
  /** The track that was made from the very same file before, until the person has said what is to become of the new one. */
  duplicateOf?: { readonly id: string; readonly title: string } | null;
}

const MOVING: readonly UploadStage[] = ["waiting", "uploading", "offline", "checking", "preparing"];
const SENDING: readonly UploadStage[] = ["waiting", "uploading", "paused", "offline", "fileNeeded"];

/** Whether something goes on by itself, so that news of it is worth listening for. */
export function isMoving({ stage }: UploadItem): boolean {
  return MOVING.includes(stage);
}

/** Whether its bytes are still to be sent, so that it can be cancelled. */
export function isSending({ stage }: UploadItem): boolean {
  return SENDING.includes(stage);
}
