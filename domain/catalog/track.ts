import { canChoose } from "../lexicon/currentVocabulary.ts";
import { isrcProblem } from "./isrc.ts";
import { MUSICAL_KEYS } from "./musicalKey.ts";

export const MAX_TITLE_LENGTH = 200;
export const MAX_ARTISTS = 20;
export const MAX_ARTIST_NAME_LENGTH = 120;
export const ISRC_TAKEN = "Another track of this workspace already has this ISRC.";
/** So many tracks one request may change. */
export const MAX_CHANGES_AT_ONCE = 500;
export const TOO_MANY_CHANGES = `Change at most ${MAX_CHANGES_AT_ONCE} tracks at once.`;
export const MIN_BPM = 20;
export const MAX_BPM = 300;

export const VISIBILITIES = ["private", "unlisted", "public"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const VISIBILITY_UNKNOWN = "Choose private, unlisted or public.";

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

/** Every field of an edit that is wrong, and why, in words for the person. */
export function trackProblems(edit: TrackEdit): { field: keyof TrackEdit; message: string }[] {
  return (Object.keys(RULES) as (keyof TrackEdit)[]).flatMap((field) => {
    const value = edit[field];
    if (value === undefined || (value === null && field !== "title" && field !== "artistNames")) return [];
    const message = RULES[field](value as never);
    return message ? [{ field, message }] : [];
  });
}

/** The first field of an edit that is wrong, and why; `null` when all is well. */
export function trackProblem(edit: TrackEdit): { field: keyof TrackEdit; message: string } | null {
  return trackProblems(edit)[0] ?? null;
}

const RULES: { [Field in keyof TrackEdit]-?: (value: NonNullable<TrackEdit[Field]>) => string | null } = {
  title: titleProblem,
  artistNames: artistsProblem,
  genre: (genre) => (canChoose("GENRE", genre) ? null : "Choose a genre from the list."),
  mood: (mood) => (canChoose("MOOD", mood) ? null : "Choose a mood from the list."),
  bpm: (bpm) =>
    Number.isInteger(bpm) && bpm >= MIN_BPM && bpm <= MAX_BPM
      ? null
      : `BPM is a whole number from ${MIN_BPM} to ${MAX_BPM}.`,
  key: (key) => (MUSICAL_KEYS.includes(key) ? null : "Choose one of the 24 keys, such as Am or F#."),
  isrc: isrcProblem,
};

export function titleProblem(title: string | null): string | null {
  if (!title?.trim()) return "A track needs a title.";
  if (title.length > MAX_TITLE_LENGTH) return `A title holds at most ${MAX_TITLE_LENGTH} characters.`;
  return null;
}

function artistsProblem(names: string[] | null): string | null {
  if (!names?.some((name) => name.trim())) return "A track needs at least one artist.";
  if (names.length > MAX_ARTISTS) return `A track holds at most ${MAX_ARTISTS} artists.`;
  if (names.some((name) => name.length > MAX_ARTIST_NAME_LENGTH))
    return `An artist's name holds at most ${MAX_ARTIST_NAME_LENGTH} characters.`;
  return null;
}

/** Names as they are stored: trimmed, without empties, each once however it was capitalised; the order stays. */
export function tidyArtistNames(names: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const name of names.map((name) => name.trim()).filter(Boolean))
    if (!seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name);
  return [...seen.values()];
}
