/**
 * Where a cover is served: the uploaded image, else art drawn from the thing's own id. Keys change with the image, so both
 * may be cached for ever.
 */
export function coverUrl(coverKey: string | null, id: string, genre: string | null): string {
  if (coverKey) return `/covers/${coverKey}`;
  return `/covers/art/${id}.svg${genre ? `?genre=${encodeURIComponent(genre)}` : ""}`;
}
