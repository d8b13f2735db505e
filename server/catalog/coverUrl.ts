import { coverVariant } from "../../domain/catalog/coverSizes.ts";

/** Lists show covers at half of this on the sharpest screens. */
const LIST_WIDTH = 640;

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
  if (coverKey) return `/covers/${coverVariant(coverKey, width)}`;
  return `/covers/art/${id}.svg${genre ? `?genre=${encodeURIComponent(genre)}` : ""}`;
}

/** The same of a track: that of the release it is on, else one of its own. */
export function trackCoverUrl(
  track: { id: string; releaseId: string | null; coverKey: string | null; genre: string | null },
  width?: number,
): string {
  return coverUrl(track.coverKey, track.releaseId ?? track.id, track.genre, width);
}
