import { isCountry } from "../countries.ts";
import { canChoose } from "../lexicon/currentVocabulary.ts";
import { type Problem, type Refusal, refusal } from "../words/refusal.ts";
import { type AiDisclosure, isAiDisclosure } from "./aiDisclosure.ts";
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

export type RecordingProblems = Partial<Record<RecordingField, Refusal | null>>;

/** What is wrong with each field of an edit; null where nothing is. */
export function recordingProblems(
  edit: RecordingEdit & { mood?: string | null | undefined },
  facts: RecordingFacts,
): RecordingProblems {
  const after = { ...facts, ...sent(edit) };
  const judge = <Value>(value: Value | null | undefined, rule: (value: Value) => Refusal | null) =>
    value === null || value === undefined ? null : rule(value);
  const year = (value: number | null | undefined) => judge(value, (given) => yearProblem(given, facts.year));
  return {
    versionTitle: longerThan(edit.versionTitle, MAX_VERSION_TITLE, "recordings.versionTooLong"),
    subGenre: judge(edit.subGenre, (genre) =>
      genre === facts.subGenre || canChoose("GENRE", genre) ? null : refusal("recordings.subGenreUnknown"),
    ),
    furtherMoods: moodsProblem(edit, after.mood ?? null, after.furtherMoods ?? [], facts),
    instruments: judge(edit.instruments, (instruments) => instrumentsProblem(instruments, facts.instruments)),
    language: judge(edit.language, (code) =>
      isSungLanguage(code) ? null : refusal("recordings.languageUnknown"),
    ),
    explicit: judge(edit.explicit, (word) =>
      EXPLICITNESS.includes(word as Explicitness) ? null : refusal("recordings.explicitnessUnknown"),
    ),
    pLineYear: year(edit.pLineYear),
    pLineOwner: longerThan(edit.pLineOwner, MAX_LINE_OWNER, "recordings.ownerTooLong"),
    recordingYear: year(edit.recordingYear),
    recordingCountry: judge(edit.recordingCountry, (code) =>
      isCountry(code) ? null : refusal("recordings.countryUnknown"),
    ),
    coverLicence: longerThan(edit.coverLicence, MAX_COVER_LICENCE, "recordings.licenceTooLong"),
    aiDisclosure: judge(edit.aiDisclosure, (given) =>
      isAiDisclosure(given) ? null : refusal("recordings.disclosureIncomplete"),
    ),
    previewStartMs: judge(edit.previewStartMs, (start) =>
      Number.isInteger(start) && start >= 0 && start < Math.max(1, facts.durationMs)
        ? null
        : refusal("recordings.previewBeyondEnd"),
    ),
    maxFreePlays: judge(edit.maxFreePlays, (plays) =>
      Number.isInteger(plays) && plays >= 0 && plays <= MAX_FREE_PLAYS
        ? null
        : refusal("recordings.freePlaysWrong", { max: MAX_FREE_PLAYS }),
    ),
    priceMinor: judge(edit.priceMinor, priceProblem),
    suggestedPriceMinor:
      edit.priceMinor === undefined && edit.suggestedPriceMinor === undefined
        ? null
        : suggestionProblem(after.suggestedPriceMinor ?? null, after.priceMinor ?? null),
    creditsText: longerThan(edit.creditsText, MAX_CREDITS_TEXT, "recordings.creditsTooLong"),
  };
}

/** The first thing that is wrong; null when nothing is. */
export function recordingProblem(
  edit: Parameters<typeof recordingProblems>[0],
  facts: RecordingFacts,
): Problem<RecordingField> | null {
  for (const [field, found] of Object.entries(recordingProblems(edit, facts)))
    if (found) return { field: field as RecordingField, ...found };
  return null;
}

export function yearProblem(year: number, thisYear: number): Refusal | null {
  return Number.isInteger(year) && year >= FIRST_RECORDING_YEAR && year <= thisYear
    ? null
    : refusal("recordings.yearWrong");
}

/** Free, or worth the fees; in minor units. */
export function priceProblem(minor: number): Refusal | null {
  const isPrice =
    Number.isInteger(minor) && (minor === 0 || (minor >= LOWEST_PRICE_MINOR && minor <= HIGHEST_PRICE_MINOR));
  return isPrice
    ? null
    : refusal("recordings.priceWrong", { min: LOWEST_PRICE_MINOR / 100, max: HIGHEST_PRICE_MINOR / 100 });
}

export function suggestionProblem(suggested: number | null, lowest: number | null): Refusal | null {
  if (suggested === null) return null;
  if (lowest === null) return refusal("recordings.suggestionAlone");
  return suggested < lowest ? refusal("recordings.suggestionTooLow") : priceProblem(suggested);
}

function moodsProblem(
  edit: RecordingEdit & { mood?: string | null | undefined },
  mood: string | null,
  furtherMoods: readonly string[],
  facts: RecordingFacts,
): Refusal | null {
  if (edit.furtherMoods === undefined && edit.mood === undefined) return null;
  const all = [...(mood ? [mood] : []), ...furtherMoods];
  if (new Set(all).size !== all.length) return refusal("recordings.moodTwice");
  if (all.length > MAX_MOODS) return refusal("recordings.tooManyMoods");
  const known = (each: string) =>
    facts.mood === each || facts.furtherMoods.includes(each) || canChoose("MOOD", each);
  return furtherMoods.every(known) ? null : refusal("recordings.moodUnknown");
}

function instrumentsProblem(given: readonly string[], before: readonly string[]): Refusal | null {
  if (given.length > MAX_INSTRUMENTS)
    return refusal("recordings.tooManyInstruments", { max: MAX_INSTRUMENTS });
  return given.every((each) => before.includes(each) || canChoose("INSTRUMENT", each))
    ? null
    : refusal("recordings.instrumentUnknown");
}

type TooLong = `recordings.${"version" | "owner" | "licence" | "credits"}TooLong`;

function longerThan(text: string | null | undefined, max: number, code: TooLong): Refusal | null {
  return text && text.length > max ? refusal(code, { max }) : null;
}

/** The fields that were sent: what is absent stays as it is. */
function sent<Edit extends object>(edit: Edit): Edit {
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)) as Edit;
}
