/** Widths in which a picture is drawn anew for looking at, in pixels; the smaller ones of small pictures are as they are. */
export const PREVIEW_WIDTHS = [320, 1280] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** The key of the file as it was sent. It is named after its version, whose id is that of its upload. */
export function fileKey(versionId: string): string {
  return `assets/${versionId}`;
}

export function previewKey(versionId: string, width: PreviewWidth): string {
  return `assets/${versionId}-${String(width).padStart(4, "0")}.webp`;
}

/** The stream of a sound. */
export function listenKey(versionId: string): string {
  return `assets/${versionId}.mp3`;
}

/** All that may lie in the store for a version. */
export function keysOf(versionId: string): string[] {
  return [
    fileKey(versionId),
    listenKey(versionId),
    ...PREVIEW_WIDTHS.map((width) => previewKey(versionId, width)),
  ];
}
