import { isCountry } from "../catalog/countries.ts";
import { MAX_COVER_ALT } from "../catalog/coverRules.ts";
import { upcProblem } from "../catalog/identifiers.ts";
import { isSungLanguage } from "../catalog/languages.ts";
import { canChoose } from "../lexicon/currentVocabulary.ts";
import { isTimezone, TIMEZONE_UNKNOWN } from "../workspaces/settings.ts";
import { LICENCES } from "./licence.ts";
import { isDay, isTime } from "./localTime.ts";
import { AUDIENCES } from "./releaseState.ts";
import { RELEASE_TYPES } from "./releaseType.ts";

export const MAX_RELEASE_TITLE = 200;
export const MAX_VERSION_TITLE = 100;
export const MAX_NAME = 120;
export const MAX_CATALOG_NUMBER = 40;
export const MAX_DESCRIPTION = 5000;
export const MAX_REASON = 500;
export const MAX_RELEASE_ARTISTS = 20;
export const MAX_RELEASE_TRACKS = 300;
export const MAX_DISCS = 50;
/** Minor units: below it the fee eats the price. 0 is free. */
export const MIN_PRICE_MINOR = 50;
export const MAX_PRICE_MINOR = 100_000_000;

export const TITLE_MISSING = "A release needs a title.";
export const TITLE_TOO_LONG = "A title holds at most 200 characters.";
export const VERSION_TOO_LONG = "A version holds at most 100 characters.";
export const ARTISTS_TOO_MANY = "A release holds at most 20 artists, with at most 120 characters each.";
export const NAME_LENGTH = "A name holds at most 120 characters.";
export const CATALOG_NUMBER_LENGTH = "A catalog number holds at most 40 characters.";
export const DESCRIPTION_LENGTH = "This text holds at most 5,000 characters.";
export const TYPE_UNKNOWN = "Choose a type from the list.";
export const GENRE_UNKNOWN = "Choose a genre from the list.";
export const LANGUAGE_UNKNOWN = "Choose a language from the list.";
export const LICENCE_UNKNOWN = "Choose a licence from the list.";
export const YEAR_WRONG = "A year is a number from 1900 to next year.";
export const TERRITORY_UNKNOWN = "Choose countries from the list.";
export const TERRITORIES_BOTH =
  "Name the countries where it may be heard, or those where it may not; never both.";
export const PRICE_WRONG = "A price is 0 or at least 0.50.";
export const PRICE_MISSING = "Name the price before you suggest a higher one.";
export const SUGGESTION_LOW = "What you suggest must not be below the price.";
export const DAY_WRONG = "Choose a day.";
export const TIME_WRONG = "A time is written like 09:30.";
export const PREORDER_LATE = "Ordering ahead must begin before the release itself.";
export const PREORDER_DATELESS = "Choose the date of the release first.";
export const COVER_ALT_LENGTH = "The description of the cover holds at most 500 characters.";
export const REASON_MISSING = "This release is out. Say why you change it.";
export const REASON_LENGTH = "A reason holds at most 500 characters.";
export const AUDIENCE_UNKNOWN = "Choose who may find it.";

/** What a person writes about a release. Absent fields stay as they are; null empties one. */
export interface ReleaseEdit {
  title?: string | null | undefined;
  versionTitle?: string | null | undefined;
  artistNames?: readonly string[] | null | undefined;
  /** Null goes back to the type that the tracks say. */
  type?: string | null | undefined;
  label?: string | null | undefined;
  upc?: string | null | undefined;
  catalogNumber?: string | null | undefined;
  genre?: string | null | undefined;
  language?: string | null | undefined;
  originalReleaseDay?: string | null | undefined;
  description?: string | null | undefined;
  creditsText?: string | null | undefined;
  cLineYear?: number | null | undefined;
  cLineOwner?: string | null | undefined;
  pLineYear?: number | null | undefined;
  pLineOwner?: string | null | undefined;
  licence?: string | null | undefined;
  territories?: readonly string[] | null | undefined;
  excludedTerritories?: readonly string[] | null | undefined;
  coverAlt?: string | null | undefined;
  coverAttested?: boolean | null | undefined;
  releaseDay?: string | null | undefined;
  releaseTime?: string | null | undefined;
  timezone?: string | null | undefined;
  audience?: string | null | undefined;
  hideFromSearch?: boolean | null | undefined;
  preorderFrom?: Date | null | undefined;
  priceMinor?: number | null | undefined;
  suggestedPriceMinor?: number | null | undefined;
  isPriceFixed?: boolean | null | undefined;
}
export type ReleaseField = keyof ReleaseEdit;

const atMost = (limit: number, words: string) => (text: string) => (text.length <= limit ? null : words);
const within = (list: readonly string[], words: string) => (word: string) =>
  list.includes(word) ? null : words;
const countries = (codes: readonly string[]) => (codes.every(isCountry) ? null : TERRITORY_UNKNOWN);

const RULES: { [Field in ReleaseField]?: (value: never, now: Date) => string | null } = {
  title: (title: string) => titleProblem(title),
  versionTitle: atMost(MAX_VERSION_TITLE, VERSION_TOO_LONG),
  artistNames: (names: readonly string[]) =>
    names.length <= MAX_RELEASE_ARTISTS && names.every((name) => name.length <= MAX_NAME)
      ? null
      : ARTISTS_TOO_MANY,
  type: within(RELEASE_TYPES, TYPE_UNKNOWN),
  label: atMost(MAX_NAME, NAME_LENGTH),
  upc: upcProblem,
  catalogNumber: atMost(MAX_CATALOG_NUMBER, CATALOG_NUMBER_LENGTH),
  genre: (genre: string) => (canChoose("GENRE", genre) ? null : GENRE_UNKNOWN),
  language: (language: string) => (isSungLanguage(language) ? null : LANGUAGE_UNKNOWN),
  originalReleaseDay: (day: string) => (isDay(day) ? null : DAY_WRONG),
  description: atMost(MAX_DESCRIPTION, DESCRIPTION_LENGTH),
  creditsText: atMost(MAX_DESCRIPTION, DESCRIPTION_LENGTH),
  cLineYear: yearProblem,
  cLineOwner: atMost(MAX_NAME, NAME_LENGTH),
  pLineYear: yearProblem,
  pLineOwner: atMost(MAX_NAME, NAME_LENGTH),
  licence: within(LICENCES, LICENCE_UNKNOWN),
  territories: countries,
  excludedTerritories: countries,
  coverAlt: atMost(MAX_COVER_ALT, COVER_ALT_LENGTH),
  releaseDay: (day: string) => (isDay(day) ? null : DAY_WRONG),
  releaseTime: (time: string) => (isTime(time) ? null : TIME_WRONG),
  timezone: (zone: string) => (isTimezone(zone) ? null : TIMEZONE_UNKNOWN),
  audience: within(AUDIENCES, AUDIENCE_UNKNOWN),
  priceMinor: priceProblem,
  suggestedPriceMinor: priceProblem,
};

/** These hold something always. */
const NEVER_EMPTY: readonly ReleaseField[] = ["title"];

export interface ReleaseProblem {
  field: ReleaseField;
  message: string;
}

/** The first field of an edit that is wrong in itself; null when none is. */
export function releaseProblem(edit: ReleaseEdit, now: Date): ReleaseProblem | null {
  for (const field of Object.keys(RULES) as ReleaseField[]) {
    const value = edit[field];
    if (value === undefined || (value === null && !NEVER_EMPTY.includes(field))) continue;
    const message = RULES[field]!((value ?? "") as never, now);
    if (message) return { field, message };
  }
  return null;
}

/** Facts of a release that must fit one another. */
export interface ReleaseWhole {
  territories: readonly string[];
  excludedTerritories: readonly string[];
  date: Date | null;
  preorderFrom: Date | null;
  priceMinor: number | null;
  suggestedPriceMinor: number | null;
}

/** What does not fit together in a release as it would stand after an edit; null when all does. */
export function wholeProblem(release: ReleaseWhole): ReleaseProblem | null {
  const { date, preorderFrom, priceMinor, suggestedPriceMinor } = release;
  if (release.territories.length > 0 && release.excludedTerritories.length > 0)
    return { field: "territories", message: TERRITORIES_BOTH };
  if (preorderFrom && !date) return { field: "preorderFrom", message: PREORDER_DATELESS };
  if (preorderFrom && date && preorderFrom >= date) return { field: "preorderFrom", message: PREORDER_LATE };
  if (suggestedPriceMinor !== null && priceMinor === null)
    return { field: "suggestedPriceMinor", message: PRICE_MISSING };
  if (suggestedPriceMinor !== null && suggestedPriceMinor < (priceMinor ?? 0))
    return { field: "suggestedPriceMinor", message: SUGGESTION_LOW };
  return null;
}

export function titleProblem(title: string): string | null {
  if (!title.trim()) return TITLE_MISSING;
  return title.length > MAX_RELEASE_TITLE ? TITLE_TOO_LONG : null;
}

function yearProblem(year: number, now: Date): string | null {
  return Number.isInteger(year) && year >= 1900 && year <= now.getUTCFullYear() + 1 ? null : YEAR_WRONG;
}

function priceProblem(minor: number): string | null {
  const isFine =
    Number.isInteger(minor) && minor <= MAX_PRICE_MINOR && (minor === 0 || minor >= MIN_PRICE_MINOR);
  return isFine ? null : PRICE_WRONG;
}

/** A reason for changing what is out: some words, and not a page of them. */
export function reasonProblem(reason: string | null | undefined): string | null {
  if (!reason?.trim()) return REASON_MISSING;
  return reason.length > MAX_REASON ? REASON_LENGTH : null;
}
