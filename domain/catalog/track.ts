import { canChoose } from "../lexicon/currentVocabulary.ts";
import { type Problem, type Refusal, refusal } from "../words/refusal.ts";
import { isrcProblem } from "./isrc.ts";
import { MUSICAL_KEYS } from "./musicalKey.ts";

export const MAX_TITLE_LENGTH = 200;
export const MAX_ARTISTS = 20;
export const MAX_ARTIST_NAME_LENGTH = 120;
/** So many tracks one request may change. */
export const MAX_CHANGES_AT_ONCE = 500;
export const MIN_BPM = 20;
export const MAX_BPM = 300;

export const VISIBILITIES = ["private", "unlisted", "public"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** `processing -> ready | failed`; a ready track can be archived and brought back. */
export const TRACK_STATES = ["processing", "ready", "failed", "archived"] as const;
export type TrackState = (typeof TRACK_STATES)[number];

/** What a person can change about a track. Absent fields stay as they are; null empties one. */
export interface TrackEdit {
  title?: string | null | undefined;
  artistNames?: string[] | null | undefined;
  genre?: string | null | undefined;
  mood?: string | null | undefined;
  bpm?: number | null | undefined;
  key?: string | null | undefined;
  isrc?: string | null | undefined;
}

/** Every field of an edit that is wrong, and why. */
export function trackProblems(edit: TrackEdit): Problem<keyof TrackEdit>[] {
  return (Object.keys(RULES) as (keyof TrackEdit)[]).flatMap((field) => {
    const value = edit[field];
    if (value === undefined || (value === null && field !== "title" && field !== "artistNames")) return [];
    const found = RULES[field](value as never);
    return found ? [{ field, ...found }] : [];
  });
}

/** The first field of an edit that is wrong, and why; `null` when all is well. */
export function trackProblem(edit: TrackEdit): Problem<keyof TrackEdit> | null {
  return trackProblems(edit)[0] ?? null;
}

const RULES: { [Field in keyof TrackEdit]-?: (value: NonNullable<TrackEdit[Field]>) => Refusal | null } = {
  title: titleProblem,
  artistNames: artistsProblem,
  genre: (genre) => (canChoose("GENRE", genre) ? null : refusal("tracks.genreUnknown")),
  mood: (mood) => (canChoose("MOOD", mood) ? null : refusal("tracks.moodUnknown")),
  bpm: (bpm) =>
    Number.isInteger(bpm) && bpm >= MIN_BPM && bpm <= MAX_BPM
      ? null
      : refusal("tracks.bpmWrong", { min: MIN_BPM, max: MAX_BPM }),
  key: (key) =>
    MUSICAL_KEYS.includes(key) ? null : refusal("tracks.keyUnknown", { count: MUSICAL_KEYS.length }),
  isrc: isrcProblem,
};

export function titleProblem(title: string | null): Refusal | null {
  if (!title?.trim()) return refusal("tracks.titleMissing");
  if (title.length > MAX_TITLE_LENGTH) return refusal("tracks.titleTooLong", { max: MAX_TITLE_LENGTH });
  return null;
}

function artistsProblem(names: string[] | null): Refusal | null {
  if (!names?.some((name) => name.trim())) return refusal("tracks.artistMissing");
  if (names.length > MAX_ARTISTS) return refusal("tracks.tooManyArtists", { max: MAX_ARTISTS });
  if (names.some((name) => name.length > MAX_ARTIST_NAME_LENGTH))
    return refusal("tracks.artistNameTooLong", { max: MAX_ARTIST_NAME_LENGTH });
  return null;
}

/** Names as they are stored: trimmed, without empties, each once however it was capitalised; the order stays. */
export function tidyArtistNames(names: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const name of names.map((name) => name.trim()).filter(Boolean))
    if (!seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name);
  return [...seen.values()];
}
