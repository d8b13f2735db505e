/** What is said of music that somebody takes home. */
export const DOWNLOAD_WORDS = {
  "downloads.failed": "The file could not be made. Please try again.",
  "downloads.notGiven": "The artist does not give this as a download.",
  "downloads.notLossless": "This format needs a lossless original, and there is none.",
  "downloads.tooMany": "Other downloads are still being made. Please wait for them.",
} as const;
