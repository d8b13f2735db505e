import { parseMusicalKey } from "../catalog/musicalKey.ts";
import { currentTerm } from "../lexicon/currentVocabulary.ts";
import { AI_NAMES, readAi } from "./aiUse.ts";
import { FACETS, type Facet, type Filters, mergeFilters, NO_END, parseRange } from "./facets.ts";
import { isrcAsked, withPlainIsrcs } from "./isrcWords.ts";
import { contentTypesOf } from "./kinds.ts";
import { TOO_SHORT } from "./limits.ts";
import { distance } from "./spelling/distance.ts";
import { foldText, termsOf } from "./terms.ts";
import { someRange } from "./writtenRange.ts";

/**
 * What is wanted or unwanted beside plain words and choices: these very words in a row, somebody's name among the artists, an
 * ISRC or its beginning, what is said of AI, or, only unwanted, a value of a facet.
 */
export interface Condition {
  kind: "phrase" | "artist" | "isrc" | "ai" | Facet;
  value: string;
  isNot: boolean;
}

/** A typed text taken apart: plain words, and what was written among them. */
export interface ParsedQuery {
  words: string;
  filters: Filters;
  conditions: readonly Condition[];
}

/** A filter that was begun with a name we know, and whose value nobody can make sense of. */
export interface Misread {
  facet: Facet | "isrc" | "ai";
  value: string;
}

/** A quoted text with what belongs to it, between spaces; else everything up to the next space. */
const QUOTED = /(?<=^|\s)-?(?:\p{L}+:)?"[^"]*"(?=\s|$)/u;
const STRAY = new RegExp(`(${QUOTED.source})|"`, "gu");
const TOKEN = new RegExp(`${QUOTED.source}|\\S+`, "gu");

/**
 * Reads `genre:electronic bpm:120-140 artist:"Mara Lune" "low tide" -live sunrise`. A filter nobody knows, or one whose value
 * makes no sense, stays words: the search then finds what was typed instead of guessing.
 */
export function parseQuery(text: string): ParsedQuery {
  const words: string[] = [];
  const conditions: Condition[] = [];
  let filters: Filters = {};
  for (const token of tokensOf(text)) {
    const { isNot, name, value } = partsOf(token);
    const written = parseFilter(name, value);
    if (written && !isNot) filters = mergeFilters(filters, written);
    else {
      const found = written ? unwanted(written) : parseCondition(token);
      if (found.length > 0) conditions.push(...found.filter((each) => !conditions.some(isSame(each))));
      else words.push(...plainWords(token));
    }
  }
  return { words: words.join(" "), filters, conditions };
}

/** What a person should be told about filters that stayed words. */
export function misreadIn(text: string): Misread[] {
  return tokensOf(text).flatMap((token): Misread[] => {
    const { name, value } = partsOf(token);
    const facet = facetNamed(name);
    if (isAi(name)) return value !== "" && readAi(value) === null ? [{ facet: "ai", value }] : [];
    if (name === "isrc") return value !== "" && isrcAsked(value) === null ? [{ facet: name, value }] : [];
    return facet && value !== "" && !parseFilter(name, value) ? [{ facet, value }] : [];
  });
}

/** The text that reads as this query. */
export function printQuery({ words, filters, conditions }: ParsedQuery): string {
  const chosen = FACETS.flatMap((facet) => (filters[facet] ?? []).map((value) => printFilter(facet, value)));
  return [words, ...chosen, ...conditions.map(printCondition)].filter(Boolean).join(" ");
}

/** A filter as one would type it: `price:<10` is kept as "0-999" and printed as `price:0-9.99`. */
export function printFilter(facet: Facet, value: string): string {
  const range = facet === "price" ? parseRange(value) : null;
  if (!range) return `${facet}:${value}`;
  if (range.min === range.max) return `price:${range.min / 100}`;
  return `price:${range.min / 100}-${range.max === NO_END ? "" : range.max / 100}`;
}

export function printCondition({ kind, value, isNot }: Condition): string {
  const sign = isNot ? "-" : "";
  if (kind === "phrase") return `${sign}"${value}"`;
  if (kind === "isrc" || kind === "ai") return `${sign}${kind}:${value}`;
  return kind === "artist" ? `${sign}artist:"${value}"` : `${sign}${printFilter(kind, value)}`;
}

/** Whether a search runs: more than two characters (SPEC.md section 5), or something written that says what is wanted. */
export function isSearchable(text: string, filters: Filters): boolean {
  const query = parseQuery(text);
  const selected = mergeFilters(filters, query.filters);
  if (FACETS.some((facet) => selected[facet])) return true;
  if ([...text.trim()].length <= TOO_SHORT) return false;
  return termsOf(query.words).length > 0 || query.conditions.some(({ isNot }) => !isNot);
}

/** The parts between spaces. A quote that opens or closes nothing is no sign of ours: somebody is still typing. */
export function tokensOf(text: string): string[] {
  return (
    withPlainIsrcs(text)
      .replaceAll(STRAY, (_all, quoted: string | undefined) => quoted ?? "")
      .match(TOKEN) ?? []
  );
}

function partsOf(token: string): { isNot: boolean; name: string; value: string } {
  const isNot = token.length > 1 && token.startsWith("-");
  const rest = isNot ? token.slice(1) : token;
  const colon = rest.indexOf(":");
  const isNamed = colon > 0 && !rest.startsWith('"');
  return {
    isNot,
    name: isNamed ? rest.slice(0, colon).toLowerCase() : "",
    value: (isNamed ? rest.slice(colon + 1) : rest).replaceAll('"', "").trim(),
  };
}

/** Whether a part of a text is a filter that can be read. */
export function isFilter(token: string): boolean {
  const { name, value } = partsOf(token);
  return parseFilter(name, value) !== null || (isAi(name) && readAi(value) !== null);
}

/** The names of the filters in both languages, folded: `año:2024` is `year:2024`. */
export const FACET_WORDS: Readonly<Record<Facet, readonly string[]>> = {
  genre: ["genre", "genero"],
  mood: ["mood", "ambiente"],
  bpm: ["bpm"],
  key: ["key", "tonalidad"],
  year: ["year", "ano"],
  type: ["type", "tipo"],
  price: ["price", "precio"],
};

const OTHER_NAMES = ["artist", "artista", "isrc"];

/** Too short to be meant with a letter off. */
const isAi = (name: string) => AI_NAMES.includes(foldText(name));

/** Whether a part of a text begins with the name of a filter, or with one that is a letter off: `mood:dark`, `genre:`. */
export function isInField(token: string): boolean {
  const { name } = partsOf(token);
  if (name === "") return false;
  return isAi(name) || facetsNear(name).length > 0 || OTHER_NAMES.some((word) => isNear(name, word));
}

/** The filters that a name means when one letter of it may be wrong. */
export function facetsNear(name: string): Facet[] {
  return FACETS.filter((facet) => FACET_WORDS[facet].some((word) => isNear(name, word)));
}

const isNear = (name: string, word: string) => distance(foldText(name), word, 1) <= 1;

function facetNamed(name: string): Facet | undefined {
  const word = foldText(name);
  return FACETS.find((facet) => FACET_WORDS[facet].includes(word));
}

function parseFilter(name: string, value: string): Filters | null {
  const facet = facetNamed(name);
  const values = facet ? READ[facet](value) : [];
  return facet && values.length > 0 ? { [facet]: values } : null;
}

/** `"in a row"`, `artist:name`, and both or a single word behind a minus. Without a letter or digit it says nothing. */
function parseCondition(token: string): Condition[] {
  const { isNot, name, value } = partsOf(token);
  if (termsOf(value).length === 0) return [];
  if (name === "isrc") return some(isrcAsked(value)).map((isrc) => ({ kind: name, value: isrc, isNot }));
  if (isAi(name)) return some(readAi(value)).map((kept) => ({ kind: "ai", value: kept, isNot }));
  if (name === "artist" || name === "artista") return [{ kind: "artist", value, isNot }];
  const isQuoted = token.endsWith('"');
  return name === "" && (isQuoted || isNot) ? [{ kind: "phrase", value, isNot }] : [];
}

const unwanted = (filters: Filters): Condition[] =>
  FACETS.flatMap((kind) => (filters[kind] ?? []).map((value) => ({ kind, value, isNot: true })));

const isSame = (one: Condition) => (other: Condition) => printCondition(one) === printCondition(other);

/** What stays words, without the signs by which it would be read as something else the next time. */
function plainWords(token: string): string[] {
  if (!token.endsWith('"')) return [token];
  return token
    .replaceAll(/[":]/g, " ")
    .split(/\s+/)
    .map((word) => word.replace(/^-+(?=.)/, ""))
    .filter(Boolean);
}

const READ: Record<Facet, (value: string) => readonly string[]> = {
  genre: (value) => some(currentTerm("GENRE", value)?.slug),
  mood: (value) => some(currentTerm("MOOD", value)?.slug),
  key: (value) => some(parseMusicalKey(value)),
  type: (value) => contentTypesOf(foldText(value)),
  bpm: (value) => someRange(value, 1),
  year: (value) => someRange(value, 1),
  price: (value) => someRange(value, 100),
};

function some(value: string | null | undefined): string[] {
  return value ? [value] : [];
}
