/** What is said of music that somebody takes home. */
export const DOWNLOAD_WORDS = {
  "downloads.failed": "The file could not be created. Please try again.",
  "downloads.notGiven": "The artist does not offer this as a download.",
  "downloads.notLossless": "This format needs a lossless original, and there is none.",
  "downloads.tooMany": "Other downloads are still being made. Please wait for them.",
} as const;
