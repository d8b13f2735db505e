import { type Refusal, refusal } from "../words/refusal.ts";

export const MAX_FILE_NAME_LENGTH = 255;

/**
 * A file's name as it is kept: without control characters, which databases refuse, and without the marks that turn the
 * direction of writing, with which a name shows another ending than it has.
 */
export function tidyFileName(fileName: string): string {
  return fileName.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ").slice(0, MAX_FILE_NAME_LENGTH);
}

/** 2 GiB: the largest file of any kind that is received. What becomes a track may be half of it. */
export const MAX_RECEIVED_BYTES = 2 * 1024 ** 3;

/** An upload that receives nothing for this long is given up, and its place in the plan is free again. */
export const ABANDONED_AFTER_HOURS = 24;

/** `receiving -> checking -> finished | refused`. A finished upload has become a track. */
export const UPLOAD_STATES = ["receiving", "checking", "refused", "finished"] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** As many uploads are told by their names at once. */
export const MAX_UPLOADS_ASKED = 100;

export const MAX_REPLACE_REASON = 500;

/** What stands in the upgrade dialog when the plan is full. */
export function trackLimitReached(allowance: number): Refusal {
  return allowance === 0 ? refusal("uploads.noneIncluded") : refusal("uploads.planFull", { max: allowance });
}

/** The title a file gets when its tags name none: the file's name without ending, track number and underscores. */
export function titleFromFileName(fileName: string): string {
  const stem = fileName.replace(/^.*[\\/]/, "").replace(/\.[^.]{1,5}$/, "");
  const title = stem
    .replace(/_+/g, " ")
    .replace(/^\d{1,3}[\s.)-]+(?=\S)/, "")
    .trim();
  return title || "Untitled";
}
