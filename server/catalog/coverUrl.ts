import { COVER_WIDTHS } from "../../domain/catalog/coverRules.ts";

/** Lists show covers at half of this on the sharpest screens. */
const LIST_WIDTH = 640;
/** Covers that were drawn anew in several sizes carry a hash of their content. */
const IN_SIZES = /-[0-9a-f]{24}\.jpg$/;

/**
 * Where a cover is served: the uploaded image, else art drawn from the thing's own id. Keys change with the image, so both
 * may be cached for ever.
 */
export function coverUrl(
  coverKey: string | null,
  id: string,
  genre: string | null,
  width = LIST_WIDTH,
): string {
  if (coverKey) return `/covers/${IN_SIZES.test(coverKey) ? coverVariant(coverKey, width) : coverKey}`;
  return `/covers/art/${id}.svg${genre ? `?genre=${encodeURIComponent(genre)}` : ""}`;
}

/** The key of the same cover in the smallest kept width of at least `width` pixels. */
export function coverVariant(coverKey: string, width: number): string {
  const fitting = COVER_WIDTHS.find((each) => each >= width) ?? COVER_WIDTHS.at(-1)!;
  return coverKey.replace(/\.jpg$/, coverSuffix(fitting));
}

/** What the name of a smaller cover ends in. */
export function coverSuffix(width: number): string {
  return `-${String(width).padStart(4, "0")}.webp`;
}
