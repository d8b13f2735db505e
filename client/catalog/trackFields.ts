import { normaliseIsrc } from "../../domain/catalog/isrc.ts";
import { tidyArtistNames, type Visibility } from "../../domain/catalog/track.ts";

/** What a person can change about a track, in the order of the columns. */
export const TRACK_FIELDS = [
  "title",
  "artistNames",
  "genre",
  "mood",
  "bpm",
  "key",
  "isrc",
  "visibility",
] as const;
export type TrackField = (typeof TRACK_FIELDS)[number];

/** The editable facts of a track. */
export interface TrackFacts {
  title: string;
  artistNames: readonly string[];
  genre: string | null | undefined;
  mood: string | null | undefined;
  bpm: number | null | undefined;
  key: string | null | undefined;
  isrc: string | null | undefined;
  visibility: Visibility;
}

export type FieldValue = string | number | readonly string[] | null;

/** What was typed or chosen, as it is saved: empty is null, a BPM is a number, an ISRC loses its hyphens. */
export function savedValue(field: TrackField, entered: string | readonly string[]): FieldValue {
  if (typeof entered !== "string") return tidyArtistNames(entered);
  const text = entered.trim();
  if (field === "title") return text;
  if (text === "") return null;
  if (field === "bpm") return Number(text.replace(",", "."));
  return field === "isrc" ? normaliseIsrc(text) : text;
}
