import { useEffect, useRef, useState, useTransition } from "react";
import { graphql, type PreloadedQuery, useQueryLoader } from "react-relay";
import { NO_QUESTION, type Question } from "../../domain/search/address.ts";
import { type Facet, type Filters, mergeFilters } from "../../domain/search/facets.ts";
import { DEBOUNCE_MS } from "../../domain/search/limits.ts";
import {
  type Condition,
  isSearchable,
  parseQuery,
  printCondition,
  printQuery,
} from "../../domain/search/query.ts";
import type { useSearchQuery } from "../__generated__/useSearchQuery.graphql.ts";
import { policyFor } from "./keptAnswers.ts";
import { useAfterChange } from "./useAfterChange.ts";
import { variablesOf } from "./variablesOf.ts";

export const SEARCH_QUERY = graphql`
  query useSearchQuery($text: String!, $scope: SearchScope!, $filters: SearchFilters, $exactly: Boolean!)
  @preloadable {
    ...SearchResults_query @arguments(text: $text, scope: $scope, filters: $filters, exactly: $exactly)
  }
`;

export interface SearchOptions {
  start?: Question;
  /** The answer to `start`, where it is on its way already. */
  reference?: PreloadedQuery<useSearchQuery> | null;
  /** Called with each question as it is asked, and with one that asks nothing; typing comes in bits, choices do not. */
  onAsk?: (question: Question, isTyped: boolean) => void;
}

/** What was searched for instead of a text. */
interface Corrected {
  text: string;
  searched: string | null;
}

export type Search = ReturnType<typeof useSearch>;

/**
 * A search that follows what is typed. Typing rests before the server is asked, choices do not wait. The last results stay
 * until the next ones are here, and answers to questions that were overtaken are dropped.
 */
export function useSearch({ start = NO_QUESTION, reference: first = null, onAsk }: SearchOptions = {}) {
  const [question, setQuestion] = useState(start);
  const [reference, load, dispose] = useQueryLoader<useSearchQuery>(SEARCH_QUERY, first);
  const [isAsking, startTransition] = useTransition();
  const [isWaiting, setWaiting] = useState(false);
  const [corrected, setCorrected] = useState<Corrected | null>(null);
  const read = parseQuery((corrected?.text === question.text && corrected.searched) || question.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useAfterChange(() => {
    if (!isWaiting && isSearchable(question.text, question.filters)) ask(question);
  });

  function ask(asked: Question, isAgain = false) {
    setWaiting(false);
    const fetchPolicy = policyFor(asked);
    startTransition(() => load(variablesOf(asked), { fetchPolicy: isAgain ? "network-only" : fetchPolicy }));
  }

  function become(next: Question) {
    if (next.isExact) setCorrected(null);
    setQuestion(next);
  }

  /** Makes this the question, without telling anybody. */
  function adopt(next: Question) {
    clearTimeout(timer.current);
    become(next);
    if (isSearchable(next.text, next.filters)) return ask(next);
    setWaiting(false);
    dispose();
  }

  function change(some: Partial<Question>) {
    // Another text is another chance for what was meant by it.
    const next = { ...question, ...(some.text !== undefined && { isExact: false }), ...some };
    const isTyped = some.text !== undefined;
    if (!isTyped || !isSearchable(next.text, next.filters)) {
      adopt(next);
      onAsk?.(next, isTyped);
      return;
    }
    become(next);
    setWaiting(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      ask(next);
      onAsk?.(next, true);
    }, DEBOUNCE_MS);
  }

  /** Ticks or unticks one value. A value that stands in the text is taken out of it. */
  function choose(facet: Facet, value: string, isChosen: boolean) {
    const { filters } = question;
    if (isChosen) return change({ filters: withValue(filters, facet, value) });
    const isWritten = read.filters[facet]?.includes(value);
    change({
      filters: withoutValue(filters, facet, value),
      ...(isWritten && { text: printQuery({ ...read, filters: withoutValue(read.filters, facet, value) }) }),
    });
  }

  /** Writes a condition into the text, beside words and filters, or takes it out of there. */
  function write(condition: Condition, isWanted: boolean) {
    const others = read.conditions.filter((each) => printCondition(each) !== printCondition(condition));
    change({ text: printQuery({ ...read, conditions: [...others, ...(isWanted ? [condition] : [])] }) });
  }

  /** Asks something else altogether, at once. */
  function begin(next: Question) {
    adopt(next);
    onAsk?.(next, false);
  }

  return {
    question,
    /** Words, filters and conditions of the text, or of what was searched for instead of it. */
    read,
    /** Takes note of what an answer says that it was searched for instead. */
    correct(searched: string | null) {
      // While somebody types, an answer is about an older text.
      if (!isWaiting) setCorrected({ text: question.text, searched });
    },
    change,
    choose,
    write,
    adopt,
    begin,
    /** Takes every filter away, chosen or typed, and leaves the words. */
    clearFilters: () => change({ text: read.words, filters: {} }),
    retry: () => ask(question, true),
    /** Null before the first answer and where there is nothing to ask. */
    reference: isSearchable(question.text, question.filters) ? (reference ?? null) : null,
    isSearchable: isSearchable(question.text, question.filters),
    isPending: isAsking || isWaiting,
  };
}

function withValue(filters: Filters, facet: Facet, value: string): Filters {
  return mergeFilters(filters, { [facet]: [value] });
}

function withoutValue(filters: Filters, facet: Facet, value: string): Filters {
  return { ...filters, [facet]: (filters[facet] ?? []).filter((other) => other !== value) };
}
