import { canChoose } from "../lexicon/currentVocabulary.ts";
import { type AiDisclosure, isAiDisclosure } from "./aiDisclosure.ts";
import { isCountry } from "./countries.ts";
import { isSungLanguage } from "./languages.ts";

export const MAX_VERSION_TITLE = 100;
/** The mood of a track and its further ones together. */
export const MAX_MOODS = 5;
export const MAX_INSTRUMENTS = 20;
export const MAX_LINE_OWNER = 120;
export const MAX_COVER_LICENCE = 200;
export const MAX_CREDITS_TEXT = 4000;
export const MAX_FREE_PLAYS = 1000;
/** How much of a track can be heard before it is bought. */
export const PREVIEW_MS = 30_000;
/** Below half a unit of the currency, fees would eat the price. */
export const LOWEST_PRICE_MINOR = 50;
export const HIGHEST_PRICE_MINOR = 1_000_000;
/** The first recording of a human voice that survives. */
export const FIRST_RECORDING_YEAR = 1860;

export const EXPLICITNESS = ["none", "clean", "explicit"] as const;
export type Explicitness = (typeof EXPLICITNESS)[number];

export const VERSION_TITLE_TOO_LONG = "A version holds at most 100 characters.";
export const TOO_MANY_MOODS = "A track has at most five moods.";
export const MOOD_TWICE = "Each mood counts once.";
export const MOOD_UNKNOWN = "Choose moods from the list.";
export const SUB_GENRE_UNKNOWN = "Choose a sub-genre from the list.";
export const INSTRUMENT_UNKNOWN = "Choose instruments from the list.";
export const TOO_MANY_INSTRUMENTS = "A track has at most 20 instruments.";
export const SUNG_LANGUAGE_UNKNOWN = "Choose a language from the list, or “Instrumental”.";
export const COUNTRY_UNKNOWN = "Choose a country from the list.";
export const YEAR_WRONG = "A year has four digits and is not in the future.";
export const LINE_OWNER_TOO_LONG = "The owner's name holds at most 120 characters.";
export const LICENCE_TOO_LONG = "The licence holds at most 200 characters.";
export const CREDITS_TOO_LONG = "Credits hold at most 4000 characters.";
export const PREVIEW_BEYOND_END = "The preview begins after the track has ended.";
export const FREE_PLAYS_WRONG = "Free plays are a whole number from 0 to 1000.";
export const PRICE_WRONG = "A price is 0, or at least 0.50 and at most 10,000.";
export const SUGGESTION_TOO_LOW = "The suggested price is at least the lowest price.";
export const SUGGESTION_ALONE = "Set a lowest price first; it may be 0.";
export const DISCLOSURE_INCOMPLETE = "Answer for all five parts, or for none.";
export const PARENT_UNKNOWN = "Choose another track of this studio.";
export const PARENT_CIRCLE = "That track comes from this one already.";
export const EXPLICITNESS_UNKNOWN = "Choose one of the three.";

/** What a recording says of itself beyond the columns of the list. Absent fields stay as they are; null empties one. */
export interface RecordingEdit {
  versionTitle?: string | null | undefined;
  subGenre?: string | null | undefined;
  furtherMoods?: readonly string[] | null | undefined;
  instruments?: readonly string[] | null | undefined;
  language?: string | null | undefined;
  explicit?: string | null | undefined;
  pLineYear?: number | null | undefined;
  pLineOwner?: string | null | undefined;
  recordingYear?: number | null | undefined;
  recordingCountry?: string | null | undefined;
  isCover?: boolean | null | undefined;
  coverLicence?: string | null | undefined;
  isLive?: boolean | null | undefined;
  isRemix?: boolean | null | undefined;
  aiDisclosure?: AiDisclosure | null | undefined;
  previewStartMs?: number | null | undefined;
  maxFreePlays?: number | null | undefined;
  priceMinor?: number | null | undefined;
  suggestedPriceMinor?: number | null | undefined;
  isPriceFixed?: boolean | null | undefined;
  downloadAllowed?: boolean | null | undefined;
  creditsText?: string | null | undefined;
}
export type RecordingField = keyof RecordingEdit;

/** What an edit is judged by: how the track stands now, and what year it is. */
export interface RecordingFacts {
  durationMs: number;
  mood: string | null;
  furtherMoods: readonly string[];
  /** Chosen before a term could not be chosen any more: they may stay. */
  instruments: readonly string[];
  subGenre: string | null;
  priceMinor: number | null;
  suggestedPriceMinor: number | null;
  year: number;
}

export type RecordingProblems = Partial<Record<RecordingField, string | null>>;

/** What is wrong with each field of an edit, in words for the person; null where nothing is. */
export function recordingProblems(
  edit: RecordingEdit & { mood?: string | null | undefined },
  facts: RecordingFacts,
): RecordingProblems {
  const after = { ...facts, ...sent(edit) };
  const judge = <Value>(value: Value | null | undefined, rule: (value: Value) => string | null) =>
    value === null || value === undefined ? null : rule(value);
  const year = (value: number | null | undefined) => judge(value, (given) => yearProblem(given, facts.year));
  return {
    versionTitle: longerThan(edit.versionTitle, MAX_VERSION_TITLE, VERSION_TITLE_TOO_LONG),
    subGenre: judge(edit.subGenre, (genre) =>
      genre === facts.subGenre || canChoose("GENRE", genre) ? null : SUB_GENRE_UNKNOWN,
    ),
    furtherMoods: moodsProblem(edit, after.mood ?? null, after.furtherMoods ?? [], facts),
    instruments: judge(edit.instruments, (instruments) => instrumentsProblem(instruments, facts.instruments)),
    language: judge(edit.language, (code) => (isSungLanguage(code) ? null : SUNG_LANGUAGE_UNKNOWN)),
    explicit: judge(edit.explicit, (word) =>
      EXPLICITNESS.includes(word as Explicitness) ? null : EXPLICITNESS_UNKNOWN,
    ),
    pLineYear: year(edit.pLineYear),
    pLineOwner: longerThan(edit.pLineOwner, MAX_LINE_OWNER, LINE_OWNER_TOO_LONG),
    recordingYear: year(edit.recordingYear),
    recordingCountry: judge(edit.recordingCountry, (code) => (isCountry(code) ? null : COUNTRY_UNKNOWN)),
    coverLicence: longerThan(edit.coverLicence, MAX_COVER_LICENCE, LICENCE_TOO_LONG),
    aiDisclosure: judge(edit.aiDisclosure, (given) => (isAiDisclosure(given) ? null : DISCLOSURE_INCOMPLETE)),
    previewStartMs: judge(edit.previewStartMs, (start) =>
      Number.isInteger(start) && start >= 0 && start < Math.max(1, facts.durationMs)
        ? null
        : PREVIEW_BEYOND_END,
    ),
    maxFreePlays: judge(edit.maxFreePlays, (plays) =>
      Number.isInteger(plays) && plays >= 0 && plays <= MAX_FREE_PLAYS ? null : FREE_PLAYS_WRONG,
    ),
    priceMinor: judge(edit.priceMinor, priceProblem),
    suggestedPriceMinor:
      edit.priceMinor === undefined && edit.suggestedPriceMinor === undefined
        ? null
        : suggestionProblem(after.suggestedPriceMinor ?? null, after.priceMinor ?? null),
    creditsText: longerThan(edit.creditsText, MAX_CREDITS_TEXT, CREDITS_TOO_LONG),
  };
}

/** The first thing that is wrong; null when nothing is. */
export function recordingProblem(
  edit: Parameters<typeof recordingProblems>[0],
  facts: RecordingFacts,
): { field: RecordingField; message: string } | null {
  for (const [field, message] of Object.entries(recordingProblems(edit, facts)))
    if (message) return { field: field as RecordingField, message };
  return null;
}

export function yearProblem(year: number, thisYear: number): string | null {
  return Number.isInteger(year) && year >= FIRST_RECORDING_YEAR && year <= thisYear ? null : YEAR_WRONG;
}

/** Free, or worth the fees; in minor units. */
export function priceProblem(minor: number): string | null {
  const isPrice =
    Number.isInteger(minor) && (minor === 0 || (minor >= LOWEST_PRICE_MINOR && minor <= HIGHEST_PRICE_MINOR));
  return isPrice ? null : PRICE_WRONG;
}

export function suggestionProblem(suggested: number | null, lowest: number | null): string | null {
  if (suggested === null) return null;
  if (lowest === null) return SUGGESTION_ALONE;
  return suggested < lowest ? SUGGESTION_TOO_LOW : priceProblem(suggested);
}

function moodsProblem(
  edit: RecordingEdit & { mood?: string | null | undefined },
  mood: string | null,
  furtherMoods: readonly string[],
  facts: RecordingFacts,
): string | null {
  if (edit.furtherMoods === undefined && edit.mood === undefined) return null;
  const all = [...(mood ? [mood] : []), ...furtherMoods];
  if (new Set(all).size !== all.length) return MOOD_TWICE;
  if (all.length > MAX_MOODS) return TOO_MANY_MOODS;
  const known = (each: string) =>
    facts.mood === each || facts.furtherMoods.includes(each) || canChoose("MOOD", each);
  return furtherMoods.every(known) ? null : MOOD_UNKNOWN;
}

function instrumentsProblem(given: readonly string[], before: readonly string[]): string | null {
  if (given.length > MAX_INSTRUMENTS) return TOO_MANY_INSTRUMENTS;
  return given.every((each) => before.includes(each) || canChoose("INSTRUMENT", each))
    ? null
    : INSTRUMENT_UNKNOWN;
}

function longerThan(text: string | null | undefined, limit: number, message: string): string | null {
  return text && text.length > limit ? message : null;
}

/** The fields that were sent: what is absent stays as it is. */
function sent<Edit extends object>(edit: Edit): Edit {
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)) as Edit;
}
