import { AI_PARTS } from "../../catalog/aiDisclosure.ts";
import { type AiValue, aiLevelOf, isAiLevel } from "../aiUse.ts";
import {
  FACETS,
  type Facet,
  type Filters,
  mergeFilters,
  parseRange,
  RANGE_FACETS,
  type RangeFacet,
} from "../facets.ts";
import { type Condition, parseQuery } from "../query.ts";
import { kindsIn, type SearchScope } from "../scopes.ts";
import { joinedWordsOf, phraseOf, type Term, termsOf, wordsInRow, wordsOf } from "../terms.ts";
import type { DeviceDoc } from "./DeviceDoc.ts";

interface Asked {
  text: string;
  scope: SearchScope;
  /** Chosen beside the text. */
  filters: Filters;
}

/**
 * What a device finds among what it keeps, in the search's own language: every word, every filter and every condition has to hold.
 * The title that was typed comes first, then those that begin with it, then by title. Nothing is mended that was typed wrongly.
 */
export function findOnDevice(
  docs: readonly DeviceDoc[],
  { text, scope, filters: chosen }: Asked,
): DeviceDoc[] {
  const query = parseQuery(text);
  const filters = mergeFilters(chosen, query.filters);
  const terms = termsOf(query.words);
  const kinds = kindsIn(scope);
  const typed = phraseOf(query.words);
  const rank = ({ title }: DeviceDoc) => {
    const phrase = phraseOf(title);
    return phrase === typed ? 0 : phrase.startsWith(typed) ? 1 : 2;
  };
  return docs
    .filter(
      (doc) =>
        kinds.includes(doc.kind) &&
        (scope !== "MY_CATALOG" || doc.isOwn) &&
        FACETS.every((facet) => isWithin(doc, facet, filters[facet])) &&
        isLevelWanted(doc, query.conditions) &&
        query.conditions.every((condition) => holds(doc, condition)) &&
        hasAll(doc, terms),
    )
    .sort((one, other) => rank(one) - rank(other) || (phraseOf(one.title) < phraseOf(other.title) ? -1 : 1));
}

function hasAll(doc: DeviceDoc, terms: readonly Term[]): boolean {
  const words = [doc.title, ...doc.names, ...doc.more, doc.isrc ?? ""].flatMap((each) => [
    ...wordsOf(each),
    ...joinedWordsOf(each),
  ]);
  return terms.every(({ word, isPrefix }) =>
    words.some((each) => (isPrefix ? each.startsWith(word) : each === word)),
  );
}

/** Values of one facet widen each other; what is not known of a thing is none of them. */
function isWithin(doc: DeviceDoc, facet: Facet, values: readonly string[] | undefined): boolean {
  return !values || values.some((value) => hasValue(doc, facet, value));
}

function hasValue(doc: DeviceDoc, facet: Facet, value: string): boolean {
  if (!isRange(facet)) return doc[facet] === value;
  const [range, number] = [parseRange(value), doc[facet]];
  return range !== null && number !== null && number >= range.min && number <= range.max;
}

function isRange(facet: Facet): facet is RangeFacet {
  return RANGE_FACETS.some((each) => each === facet);
}

function holds(doc: DeviceDoc, { kind, value, isNot }: Condition): boolean {
  if (kind === "ai" && !isNot && isAiLevel(value as AiValue)) return true;
  return isSaid(doc, kind, value) !== isNot;
}

function isSaid(doc: DeviceDoc, kind: Condition["kind"], value: string): boolean {
  switch (kind) {
    case "phrase":
      return [doc.title, ...doc.names, ...doc.more].some((text) => isInRow(text, value));
    case "artist":
      return doc.names.some((name) => isInRow(name, value));
    case "isrc":
      return doc.isrc?.startsWith(value) ?? false;
    case "ai":
      return saysOfAi(doc, value as AiValue);
    default:
      return hasValue(doc, kind, value);
  }
}

function isInRow(text: string, value: string): boolean {
  const { words, isBegun } = wordsInRow(value);
  const [held, wanted] = [` ${wordsOf(text).join(" ")} `, ` ${words}${isBegun ? "" : " "}`];
  return words !== "" && held.includes(wanted);
}

function saysOfAi({ ai }: DeviceDoc, value: AiValue): boolean {
  if (isAiLevel(value)) return aiLevelOf([ai]) === value;
  const part = AI_PARTS.find((each) => each === value);
  return ai !== null && part !== undefined && ai[part] !== "none";
}

/** Levels of AI widen each other. */
function isLevelWanted(doc: DeviceDoc, conditions: readonly Condition[]): boolean {
  const levels = conditions.filter(
    ({ kind, value, isNot }) => kind === "ai" && !isNot && isAiLevel(value as AiValue),
  );
  return levels.length === 0 || levels.some(({ value }) => saysOfAi(doc, value as AiValue));
}
