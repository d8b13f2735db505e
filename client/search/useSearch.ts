import { useEffect, useRef, useState, useTransition } from "react";
import { graphql, useQueryLoader } from "react-relay";
import { type Facet, type Filters, mergeFilters } from "../../domain/search/facets.ts";
import { DEBOUNCE_MS } from "../../domain/search/limits.ts";
import {
  type Condition,
  isSearchable,
  parseQuery,
  printCondition,
  printQuery,
} from "../../domain/search/query.ts";
import type { SearchScope } from "../../domain/search/scopes.ts";
import type { useSearchQuery } from "../__generated__/useSearchQuery.graphql.ts";

export const SEARCH_QUERY = graphql`
  query useSearchQuery($text: String!, $scope: SearchScope!, $filters: SearchFilters) {
    ...SearchResults_query @arguments(text: $text, scope: $scope, filters: $filters)
  }
`;

/** What is asked at the moment: as typed, not as sent. */
export interface Question {
  text: string;
  scope: SearchScope;
  filters: Filters;
}

const EMPTY: Question = { text: "", scope: "ALL", filters: {} };

/**
 * A search that follows what is typed. Typing rests before the server is asked, choices do not wait. The last results stay
 * until the next ones are here, and answers to questions that were overtaken are dropped.
 */
export function useSearch() {
  const [question, setQuestion] = useState(EMPTY);
  const [reference, load, dispose] = useQueryLoader<useSearchQuery>(SEARCH_QUERY);
  const [isAsking, startTransition] = useTransition();
  const [isWaiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask({ text, scope, filters }: Question, isAgain = false) {
    setWaiting(false);
    startTransition(() =>
      load(
        { text: text.trim(), scope, filters },
        { fetchPolicy: isAgain ? "network-only" : "store-or-network" },
      ),
    );
  }

  function change(some: Partial<Question>) {
    const next = { ...question, ...some };
    setQuestion(next);
    clearTimeout(timer.current);
    if (!isSearchable(next.text, next.filters)) {
      setWaiting(false);
      dispose();
    } else if (some.text === undefined) ask(next);
    else {
      setWaiting(true);
      timer.current = setTimeout(() => ask(next), DEBOUNCE_MS);
    }
  }

  /** Ticks or unticks one value. A value that was typed is taken out of the text. */
  function choose(facet: Facet, value: string, isChosen: boolean) {
    const { filters, text } = question;
    const typed = parseQuery(text);
    if (isChosen) return change({ filters: withValue(filters, facet, value) });
    const isTyped = typed.filters[facet]?.includes(value);
    change({
      filters: withoutValue(filters, facet, value),
      ...(isTyped && { text: printQuery({ ...typed, filters: withoutValue(typed.filters, facet, value) }) }),
    });
  }

  /** Takes out of the text what was written there beside words and filters. */
  function drop(condition: Condition) {
    const typed = parseQuery(question.text);
    const conditions = typed.conditions.filter((each) => printCondition(each) !== printCondition(condition));
    change({ text: printQuery({ ...typed, conditions }) });
  }

  return {
    question,
    change,
    choose,
    drop,
    /** Takes every filter away, chosen or typed, and leaves the words. */
    clearFilters: () => change({ text: parseQuery(question.text).words, filters: {} }),
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
