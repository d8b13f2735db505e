import { VISIBILITIES } from "../../domain/catalog/track.ts";
import { currentTerm } from "../../domain/lexicon/currentVocabulary.ts";
import type { VocabularyKey } from "../../domain/lexicon/vocabulary.ts";
import type { TrackFilter } from "../__generated__/TracksScreenQuery.graphql.ts";

/** What the list is narrowed to, as the address says it; null for the whole catalog. */
export function filterOf(address: URLSearchParams): TrackFilter | null {
  const text = address.get("text")?.trim();
  const genre = slugOf("GENRE", address.get("genre"));
  const mood = slugOf("MOOD", address.get("mood"));
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

/** An old link may name a term that became part of another one. */
function slugOf(key: VocabularyKey, word: string | null): string | undefined {
  return word === null ? undefined : currentTerm(key, word)?.slug;
}

/** The address with one word of the filter changed; an empty value takes it out. */
export function withFilter(address: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return changed;
}
