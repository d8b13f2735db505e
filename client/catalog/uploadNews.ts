import type { ToldRefusal } from "../i18n/useRefusal.ts";

/** What the server says about an upload. */
export interface UploadNews {
  id: string;
  uploadId: string;
  fileName: string;
  bytes: number;
  state: "receiving" | "checking" | "refused" | "finished";
  refusal: ToldRefusal | null | undefined;
  createdAt: string;
  /** The track whose audio it replaces. */
  replaces?: { readonly id: string; readonly title: string } | null | undefined;
  track?: TrackNews | null | undefined;
}

/** What the server says about the track that an upload became. */
export interface TrackNews {
  id: string;
  state: "processing" | "ready" | "failed" | "archived";
  progress: number | null | undefined;
  failure: ToldRefusal | null | undefined;
  /** Made from the very same file; not told by everybody who brings news. */
  sameRecordings?: readonly { readonly id: string; readonly title: string }[] | null | undefined;
}
