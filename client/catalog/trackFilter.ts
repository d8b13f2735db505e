import { VISIBILITIES } from "../../domain/catalog/track.ts";
import { GENRES, MOODS } from "../../domain/lexicon/vocabulary.ts";
import type { TrackFilter } from "../__generated__/TracksScreenQuery.graphql.ts";

/** What the list is narrowed to, as the address says it; null for the whole catalog. */
export function filterOf(address: URLSearchParams): TrackFilter | null {
  const text = address.get("text")?.trim();
  const genre = GENRES.find(({ slug }) => slug === address.get("genre"))?.slug;
  const mood = MOODS.find(({ slug }) => slug === address.get("mood"))?.slug;
  const visibility = VISIBILITIES.find((each) => each === address.get("visibility"));
  const archived = address.get("archived") === "1";
  const filter: TrackFilter = {
    ...(text ? { text } : {}),
    ...(genre ? { genre } : {}),
    ...(mood ? { mood } : {}),
    ...(visibility ? { visibility } : {}),
    ...(archived ? { archived } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** The address with one word of the filter changed; an empty value takes it out. */
export function withFilter(address: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}
