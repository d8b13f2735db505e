/** What music can be taken home as. Lossless ones are made of lossless masters only: nothing pretends to be better than it is. */
export const DOWNLOAD_FORMATS = {
  mp3: { label: "MP3 320", extension: "mp3", mimeType: "audio/mpeg", isLossless: false },
  flac: { label: "FLAC", extension: "flac", mimeType: "audio/flac", isLossless: true },
  wav: { label: "WAV", extension: "wav", mimeType: "audio/wav", isLossless: true },
  opus: { label: "Opus", extension: "opus", mimeType: "audio/ogg", isLossless: false },
} as const;
export type DownloadFormat = keyof typeof DOWNLOAD_FORMATS;
export const DOWNLOAD_FORMAT_NAMES = Object.keys(DOWNLOAD_FORMATS) as DownloadFormat[];

/** An address of a download works so long. */
export const ADDRESS_MINUTES = 60;
/** A file that was made stays so long after it was last asked for. */
export const KEPT_DAYS = 7;
/** A wish, and with it the page that follows its progress, is forgotten after so long. */
export const WISH_HOURS = 24;
