import { MAX_COVER_ALT } from "../catalog/coverRules.ts";
import { upcProblem } from "../catalog/identifiers.ts";
import { isSungLanguage } from "../catalog/languages.ts";
import { isCountry } from "../countries.ts";
import { canChoose } from "../lexicon/currentVocabulary.ts";
import { type Problem, problem, type Refusal, refusal } from "../words/refusal.ts";
import { isTimezone } from "../workspaces/settings.ts";
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

const FIRST_YEAR = 1900;

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

type TooLong = `releases.${"version" | "name" | "catalogNumber" | "text" | "coverAlt"}TooLong`;
const atMost = (max: number, code: TooLong) => (text: string) =>
  text.length <= max ? null : refusal(code, { max });
const within = (list: readonly string[], unknown: Refusal) => (word: string) =>
  list.includes(word) ? null : unknown;
const countries = (codes: readonly string[]) =>
  codes.every(isCountry) ? null : refusal("releases.countryUnknown");

const RULES: { [Field in ReleaseField]?: (value: never, now: Date) => Refusal | null } = {
  title: (title: string) => titleProblem(title),
  versionTitle: atMost(MAX_VERSION_TITLE, "releases.versionTooLong"),
  artistNames: (names: readonly string[]) =>
    names.length <= MAX_RELEASE_ARTISTS && names.every((name) => name.length <= MAX_NAME)
      ? null
      : refusal("releases.tooManyArtists", { max: MAX_RELEASE_ARTISTS, length: MAX_NAME }),
  type: within(RELEASE_TYPES, refusal("releases.typeUnknown")),
  label: atMost(MAX_NAME, "releases.nameTooLong"),
  upc: upcProblem,
  catalogNumber: atMost(MAX_CATALOG_NUMBER, "releases.catalogNumberTooLong"),
  genre: (genre: string) => (canChoose("GENRE", genre) ? null : refusal("releases.genreUnknown")),
  language: (language: string) => (isSungLanguage(language) ? null : refusal("releases.languageUnknown")),
  originalReleaseDay: (day: string) => (isDay(day) ? null : refusal("releases.dayWrong")),
  description: atMost(MAX_DESCRIPTION, "releases.textTooLong"),
  creditsText: atMost(MAX_DESCRIPTION, "releases.textTooLong"),
  cLineYear: yearProblem,
  cLineOwner: atMost(MAX_NAME, "releases.nameTooLong"),
  pLineYear: yearProblem,
  pLineOwner: atMost(MAX_NAME, "releases.nameTooLong"),
  licence: within(LICENCES, refusal("releases.licenceUnknown")),
  territories: countries,
  excludedTerritories: countries,
  coverAlt: atMost(MAX_COVER_ALT, "releases.coverAltTooLong"),
  releaseDay: (day: string) => (isDay(day) ? null : refusal("releases.dayWrong")),
  releaseTime: (time: string) => (isTime(time) ? null : refusal("releases.timeWrong")),
  timezone: (zone: string) => (isTimezone(zone) ? null : refusal("workspaces.timezoneUnknown")),
  audience: within(AUDIENCES, refusal("releases.audienceUnknown")),
  priceMinor: priceProblem,
  suggestedPriceMinor: priceProblem,
};

/** These hold something always. */
const NEVER_EMPTY: readonly ReleaseField[] = ["title"];

export type ReleaseProblem = Problem<ReleaseField>;

/** The first field of an edit that is wrong in itself; null when none is. */
export function releaseProblem(edit: ReleaseEdit, now: Date): ReleaseProblem | null {
  for (const field of Object.keys(RULES) as ReleaseField[]) {
    const value = edit[field];
    if (value === undefined || (value === null && !NEVER_EMPTY.includes(field))) continue;
    const found = RULES[field]!((value ?? "") as never, now);
    if (found) return { field, ...found };
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
    return problem("territories", "releases.countriesBoth");
  if (preorderFrom && !date) return problem("preorderFrom", "releases.preorderDateless");
  if (preorderFrom && date && preorderFrom >= date) return problem("preorderFrom", "releases.preorderLate");
  if (suggestedPriceMinor !== null && priceMinor === null)
    return problem("suggestedPriceMinor", "releases.priceMissing");
  if (suggestedPriceMinor !== null && suggestedPriceMinor < (priceMinor ?? 0))
    return problem("suggestedPriceMinor", "releases.suggestionLow");
  return null;
}

export function titleProblem(title: string): Refusal | null {
  if (!title.trim()) return refusal("releases.titleMissing");
  return title.length > MAX_RELEASE_TITLE
    ? refusal("releases.titleTooLong", { max: MAX_RELEASE_TITLE })
    : null;
}

function yearProblem(year: number, now: Date): Refusal | null {
  const isYear = Number.isInteger(year) && year >= FIRST_YEAR && year <= now.getUTCFullYear() + 1;
  return isYear ? null : refusal("releases.yearWrong", { first: FIRST_YEAR });
}

function priceProblem(minor: number): Refusal | null {
  const isFine =
    Number.isInteger(minor) && minor <= MAX_PRICE_MINOR && (minor === 0 || minor >= MIN_PRICE_MINOR);
  return isFine ? null : refusal("releases.priceWrong", { min: MIN_PRICE_MINOR / 100 });
}

/** A reason for changing what is out: some words, and not a page of them. */
export function reasonProblem(reason: string | null | undefined): Refusal | null {
  if (!reason?.trim()) return refusal("releases.reasonMissing");
  return reason.length > MAX_REASON ? refusal("releases.reasonTooLong", { max: MAX_REASON }) : null;
}
