export const MAX_COVER_BYTES = 10 * 1024 * 1024;
/** A side, in pixels: what is taken, and what shops ask for (knowledge/screens.md 3.1, assets). */
export const MIN_COVER_SIDE = 1400;
export const EXPORT_COVER_SIDE = 3000;
export const MAX_COVER_SIDE = 10_000;
export const COVER_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
/** Widths that are kept beside the original, in pixels. */
export const COVER_WIDTHS = [320, 640, 1400] as const;
export const MAX_COVER_ALT = 500;

/** Whether shops take it as it is: large enough and in the colours of screens. */
export function isExportCover({ width, isRgb }: { width: number | null; isRgb: boolean | null }): boolean {
  return (width ?? 0) >= EXPORT_COVER_SIDE && isRgb === true;
}
